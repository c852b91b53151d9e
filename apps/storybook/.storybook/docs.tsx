import type { DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type JSX, lazy, type PropsWithChildren, Suspense } from "react";

const Container = lazy(async () => ({
  default: (await import("./docs-container.tsx")).DocsContainer,
}));

const Page = lazy(async () => ({ default: (await import("./docs-page.tsx")).DocsPage }));

/** Docs parameters. The pages are loaded on demand, because tests of stories don't need them. */
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
  toc: { headingSelector: "h2:not([id^=also-known-as])", title: "On this page" },
  // A story fills its frame, like a host page.
  canvas: { layout: "fullscreen" },
};
