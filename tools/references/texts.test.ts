import { expect, test } from "vitest";

type Definitions = Readonly<Record<string, object>>;

const files = import.meta.glob<Definitions>("../../packages/*/src/*/text.ts", { eager: true });
const lists = import.meta.glob<Definitions>("../../packages/*/src/texts.ts", { eager: true });

test("texts.ts of each package has every definition, so that a translation must include them", () => {
  const isListed = (path: string, definition: object): boolean =>
    Object.values(lists[path.replace(/src\/.*/, "src/texts.ts")] ?? {}).includes(definition);
  const missing = Object.entries(files).flatMap(([path, definitions]) =>
    Object.entries(definitions)
      .filter(([, definition]) => !isListed(path, definition))
      .map(([name]) => `${name} of ${path}`),
  );

  expect(Object.keys(files).length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});
