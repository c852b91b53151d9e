import { resolve } from "node:path";
import { machinePages } from "@claimkit/tools/machines/machine-pages";
import { createPropsReader, type DescribedProp } from "@claimkit/tools/props/describe-props";
import type { StorybookConfigRaw } from "storybook/internal/types";

type Manifests = NonNullable<StorybookConfigRaw["experimental_manifests"]>;
type Component = NonNullable<Manifests["components"]>["components"][string];

/** A page of Storybook, as in its manifests. */
interface Page {
  /** The path of its MDX file. */
  path: string;
  content?: string;
}

type Pages = Readonly<Record<string, Page>>;

interface ManifestsWithPages extends Manifests {
  docs?: { v: number; docs: Pages };
}

type DocumentedComponent = Component & { docs?: Pages };

/** A document of the repository that an MDX file renders. */
const IMPORTED = /from "(?:\.\.\/)+(docs\/[\w/-]+\.md)\?raw"/;

const readProps = createPropsReader();

/**
 * Completes what the MCP server answers to coding agents. Storybook itself reads only a part of the props, and not the
 * Markdown that a page imports.
 */
export function forAgents(manifests: ManifestsWithPages): Manifests {
  const { components, docs } = manifests;
  const pages = new Map(machinePages().map(({ path, text }) => [path, text]));
  const documented = Object.entries(components?.components ?? {})
    .filter(([, { path }]) => path.startsWith("./packages/"))
    .map(([id, component]) => [id, documentedComponent(component, pages)]);
  return {
    ...manifests,
    ...(components && {
      components: { ...components, components: Object.fromEntries(documented) },
    }),
    ...(docs && { docs: { ...docs, docs: asMarkdown(docs.docs, pages) } }),
  };
}

function documentedComponent(
  { error: _error, docs, ...component }: DocumentedComponent,
  pages: ReadonlyMap<string, string>,
): DocumentedComponent {
  const file = component.path.replace(".stories.tsx", ".tsx");
  const name = component.name.replace(/<.*/, "");
  const described = readProps(resolve(file)).find((each) => each.name === name);
  return {
    ...component,
    name,
    ...(component.import && { import: component.import.replace(/^import .* from '\..*\n?/gm, "") }),
    ...(described && {
      description: described.description,
      apiDescription: propsAsMarkdown(described.props),
    }),
    ...(docs && { docs: asMarkdown(docs, pages) }),
  };
}

function propsAsMarkdown(props: readonly DescribedProp[]): string {
  const items = props.map(({ name, type, isRequired, default: value, description }) => {
    const notes = [`\`${type}\``, isRequired && "required", value && `default: \`${value}\``];
    return `- \`${name}\` (${notes.filter(Boolean).join(", ")}): ${description.replaceAll("\n", " ")}`;
  });
  return `## Props\n\n${items.join("\n")}`;
}

function asMarkdown(docs: Pages, pages: ReadonlyMap<string, string>): Pages {
  return Object.fromEntries(
    Object.entries(docs).map(([id, page]) => {
      const { path, content = "" } = page;
      const file = IMPORTED.exec(content)?.[1] ?? path.replace(/^\.\/(.*)x$/, "$1");
      return [id, { ...page, content: pages.get(`pages/${file}`) ?? content }];
    }),
  );
}
