import {
  Controls,
  Description,
  Primary,
  Stories,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import type { JSX } from "react";
import { readable } from "./readable.ts";

/** What the book says of a part by itself: what it is, its props, and all of its states. */
export function DocsPage(): JSX.Element {
  const { preparedMeta } = useOf("meta", ["meta"]);
  return (
    <>
      <Title>{readable(preparedMeta.title.split("/").at(-1) ?? "")}</Title>
      <Description of="meta" />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
