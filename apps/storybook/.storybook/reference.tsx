import { ArgTypes, DocsContext, Heading, Markdown, useOf } from "@storybook/addon-docs/blocks";
import { type JSX, useContext } from "react";
import elements from "virtual:claimkit-elements";
import { ElementReference } from "./element-reference.tsx";
import { Frameworks } from "./frameworks.tsx";
import { rulesOf } from "./rules-of.ts";
import { States } from "./states.tsx";

/** The end of the page of a component: its rules, props, element and states. Other pages have none. */
export function Reference(): JSX.Element | undefined {
  const stories = useContext(DocsContext).componentStories();
  return stories.length > 0 ? <OfComponent /> : undefined;
}

function OfComponent(): JSX.Element | undefined {
  const { csfFile } = useOf("meta", ["meta"]);
  const stories = useContext(DocsContext).componentStories();
  if (!csfFile.meta.component) return undefined;
  const name = nameOf(csfFile.meta.component);
  // The tracker's element is a component around the tracker, for its slot.
  const element = elements.find(({ component }) => component.replace(/InElement$/, "") === name);
  const { calls, rules } = rulesOf(name);
  const fileName = String(stories[0]?.parameters["fileName"] ?? "");
  return (
    <>
      {element && <Frameworks element={element} component={name} module={moduleOf(fileName)} />}
      {rules && (
        <>
          <Heading>Texts and rules</Heading>
          <Markdown>{rules}</Markdown>
        </>
      )}
      {calls && (
        <>
          <Heading>Data</Heading>
          <Markdown>{calls === "none" ? "It makes no call." : `Calls: ${calls}.`}</Markdown>
        </>
      )}
      <Heading>Props</Heading>
      <ArgTypes of={csfFile.moduleExports} sort="requiredFirst" />
      {element && <ElementReference element={element} />}
      <Heading>States</Heading>
      <States stories={stories.filter(({ tags }) => tags.includes("autodocs"))} />
    </>
  );
}

function nameOf(component: unknown): string {
  return (
    (component as { __docgenInfo?: { displayName: string } })["__docgenInfo"]?.displayName ?? ""
  );
}

/** The package of a file of the repository. */
function moduleOf(file: string): string {
  return `@claimkit/${/packages\/([\w-]+)\//.exec(file)?.[1]}`;
}
