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
import { type Part, parts } from "./parts.ts";

interface Book {
  default: {
    component: { name: string };
    /** Describes what the docs can't read, such as a choice of two kinds of props. */
    argTypes?: Readonly<Record<string, { description?: string }>>;
    tags?: readonly string[];
  };
}

const books = import.meta.glob<Book>(
  "../../packages/{ui-kit,faq,map-view,shop-finder}/src/*/*.stories.tsx",
  {
    eager: true,
  },
);

const bookOf = ({ storiesFile }: Part): Book["default"] | undefined =>
  Object.entries(books).find(([path]) => resolve(import.meta.dirname, path) === storiesFile)?.[1]
    .default;

test("there are parts", () => {
  expect(parts.length).toBeGreaterThan(35);
});

test.each(parts)("$name has stories, and docs of its own", (part) => {
  const book = bookOf(part);

  expect(book?.component.name).toBe(part.name);
  expect(book?.tags ?? []).not.toContain("!autodocs");
});

test.each(parts)("$name says what it is, and every prop of its docs what it does", (part) => {
  const { description, props = {} } = documentationOf(part);
  const { argTypes = {} } = bookOf(part) ?? {};
  const described = (name: string): unknown =>
    argTypes[name]?.description || props[name]?.description;

  const names = [...new Set([...Object.keys(props), ...Object.keys(argTypes)])];

  expect(description).toBeTruthy();
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !described(name))).toEqual([]);
});

/** What the storybook reads of a component: the same reader, with the same settings. */
function documentationOf({ name, file }: Part): Documentation {
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
  if (!found) throw new Error(`The docs read nothing of ${name}.`);
  return found;
}
