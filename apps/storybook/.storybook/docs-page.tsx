import { Description, Primary, Title, useOf } from "@storybook/addon-docs/blocks";
import type { JSX } from "react";
import { titleFromName } from "./title-from-name.ts";

/** The page of a component without a usage page. The container adds its props and states. */
export function DocsPage(): JSX.Element {
  const { preparedMeta } = useOf("meta", ["meta"]);
  return (
    <>
      <Title>{titleFromName(preparedMeta.title.split("/").at(-1) ?? "")}</Title>
      <Description of="meta" />
      <Primary />
    </>
  );
}
