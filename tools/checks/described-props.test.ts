import { resolve } from "node:path";
import { expect, test } from "vitest";
import { createPropsReader } from "../props/describe-props.ts";
import { type Component, components } from "./components.ts";

interface StoriesModule {
  default: {
    component: { name: string };
    /** Describes props that other packages declare, such as react-map-gl's. */
    argTypes?: Readonly<
      Record<string, { description?: string; table?: { type?: { summary?: string } } }>
    >;
    tags?: readonly string[];
  };
}

const storiesModules = import.meta.glob<StoriesModule>(
  "../../packages/{ui-kit,claims-widgets,widget-runtime,faq,map-view,shop-finder}/src/*/*.stories.tsx",
  {
    eager: true,
  },
);

const describeComponents = createPropsReader();

const metaOf = ({ storiesFile }: Component): StoriesModule["default"] | undefined =>
  Object.entries(storiesModules).find(
    ([path]) => resolve(import.meta.dirname, path) === storiesFile,
  )?.[1].default;

test("finds components", () => {
  expect(components.length).toBeGreaterThan(75);
});

test.each(components)("$name has stories and a docs page", (component) => {
  const meta = metaOf(component);

  expect(meta?.component.name).toBe(component.name);
  expect(meta?.tags ?? []).not.toContain("!autodocs");
});

test.each(components)("$name and every prop have a description and a type", (component) => {
  const described = describeComponents(component.file).find(({ name }) => name === component.name);
  const props = [
    ...(described?.props ?? []).map(({ name, description, type }) => ({ name, description, type })),
    ...Object.entries(metaOf(component)?.argTypes ?? {}).map(([name, { description, table }]) => ({
      name,
      description,
      type: table?.type?.summary,
    })),
  ];
  const names = [...new Set(props.map(({ name }) => name))];
  const isDescribed = (name: string): boolean => {
    const found = props.filter((prop) => prop.name === name);
    return (
      found.some(({ description }) => description) &&
      found.some(({ type }) => type && !/^(any|unknown)$/.test(type))
    );
  };

  expect(described?.description).toBeTruthy();
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !isDescribed(name))).toEqual([]);
});
