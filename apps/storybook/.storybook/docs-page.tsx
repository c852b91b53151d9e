import {
  Controls,
  Description,
  Primary,
  Stories,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import type { JSX } from "react";
import { titleFromName } from "./title-from-name.ts";

/** The generated docs page of a component: description, props and all stories. */
export function DocsPage(): JSX.Element {
  const { preparedMeta } = useOf("meta", ["meta"]);
  return (
    <>
      <Title>{titleFromName(preparedMeta.title.split("/").at(-1) ?? "")}</Title>
      <Description of="meta" />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
