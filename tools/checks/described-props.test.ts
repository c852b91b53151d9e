import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import {
  builtinHandlers,
  builtinResolvers,
  type Documentation,
  makeFsImporter,
  parse,
} from "react-docgen";
import { expect, test } from "vitest";
import { type Component, components } from "./components.ts";

interface StoriesModule {
  default: {
    component: { name: string };
    /** Describes props that docgen can't read, such as unions of props. */
    argTypes?: Readonly<Record<string, { description?: string }>>;
    tags?: readonly string[];
  };
}

const storiesModules = import.meta.glob<StoriesModule>(
  "../../packages/{ui-kit,faq,map-view,shop-finder}/src/*/*.stories.tsx",
  {
    eager: true,
  },
);

const metaOf = ({ storiesFile }: Component): StoriesModule["default"] | undefined =>
  Object.entries(storiesModules).find(
    ([path]) => resolve(import.meta.dirname, path) === storiesFile,
  )?.[1].default;

test("finds components", () => {
  expect(components.length).toBeGreaterThan(35);
});

test.each(components)("$name has stories and a docs page", (component) => {
  const meta = metaOf(component);

  expect(meta?.component.name).toBe(component.name);
  expect(meta?.tags ?? []).not.toContain("!autodocs");
});

test.each(components)("$name and every prop have a description", (component) => {
  const { description, props = {} } = documentationOf(component);
  const { argTypes = {} } = metaOf(component) ?? {};
  const described = (name: string): unknown =>
    argTypes[name]?.description || props[name]?.description;

  const names = [...new Set([...Object.keys(props), ...Object.keys(argTypes)])];

  expect(description).toBeTruthy();
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !described(name))).toEqual([]);
});

/** Parses a component like Storybook, with the same parser and settings. */
function documentationOf({ name, file }: Component): Documentation {
  const found = parse(readFileSync(file, "utf8"), {
    filename: file,
    handlers: Object.values(builtinHandlers),
    importer: makeFsImporter((path, folder) => {
      const target = resolve(folder, path);
      if (path.startsWith(".") && existsSync(target)) return target;
      throw Object.assign(new Error(`${path} from ${dirname(file)}`), { code: "MODULE_NOT_FOUND" });
    }),
    resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
  }).find(({ displayName }) => displayName === name);
  if (!found) throw new Error(`react-docgen does not find ${name}.`);
  return found;
}
