import { ArgTypes, DocsContext, Heading, useOf } from "@storybook/addon-docs/blocks";
import { type JSX, useContext } from "react";
import { States } from "./states.tsx";

/** The end of the page of a component: its props and its states. Other pages have neither. */
export function Reference(): JSX.Element | undefined {
  const stories = useContext(DocsContext).componentStories();
  return stories.length > 0 ? <OfComponent /> : undefined;
}

function OfComponent(): JSX.Element {
  const { csfFile } = useOf("meta", ["meta"]);
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      <Heading>Props</Heading>
      <ArgTypes of={csfFile.moduleExports} sort="requiredFirst" />
      <Heading>States</Heading>
      <States stories={stories.filter(({ tags }) => tags.includes("autodocs"))} />
    </>
  );
}
