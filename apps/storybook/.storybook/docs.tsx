import type { DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type JSX, lazy, type PropsWithChildren, Suspense } from "react";

const Container = lazy(async () => ({
  default: (await import("./docs-container.tsx")).DocsContainer,
}));

const Page = lazy(async () => ({ default: (await import("./docs-page.tsx")).DocsPage }));

/** How the book draws its own pages: loaded when one is opened, since the stories' tests need none. */
export const docs = {
  container: (props: PropsWithChildren<DocsContainerProps>): JSX.Element => (
    <Suspense>
      <Container {...props} />
    </Suspense>
  ),
  page: (): JSX.Element => (
    <Suspense>
      <Page />
    </Suspense>
  ),
  // A story takes its whole frame, as a page of a host would.
  canvas: { layout: "fullscreen" },
};
