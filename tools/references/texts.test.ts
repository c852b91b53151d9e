import { expect, test } from "vitest";

type Definitions = Readonly<Record<string, { readonly group: string }>>;

const files = import.meta.glob<Definitions>("../../packages/*/src/*/text.ts", { eager: true });
const lists = import.meta.glob<Definitions>("../../packages/*/src/texts.ts", { eager: true });

test("texts.ts of each package has every definition, so that a translation must include them", () => {
  const isListed = (path: string, definition: Definitions[string]): boolean =>
    Object.values(lists[path.replace(/src\/.*/, "src/texts.ts")] ?? {}).includes(definition);
  const missing = Object.entries(files).flatMap(([path, definitions]) =>
    Object.entries(definitions)
      .filter(([, definition]) => !isListed(path, definition))
      .map(([name]) => `${name} of ${path}`),
  );

  expect(Object.keys(files).length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});

// A catalog with two definitions of a group could lack the messages of one of them.
test("has no group of messages twice", () => {
  const names = Object.values(lists).flatMap((list) =>
    Object.values(list).map(({ group }) => group),
  );

  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
