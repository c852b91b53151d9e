import { expect, test } from "vitest";
import * as texts from "./texts.ts";

const files = import.meta.glob<object>("./*/text.ts", { eager: true });

test.each(Object.entries(files))(
  "exports the definitions of %s, so that a translation has to have them",
  (_, definitions) => {
    expect(Object.entries(texts)).toEqual(expect.arrayContaining(Object.entries(definitions)));
  },
);

test("has no key twice, because all of the kit's messages are one group", () => {
  const definitions = Object.values(texts);
  const keys = definitions.flatMap(({ english }) => Object.keys(english));

  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  expect(new Set(definitions.map(({ group }) => group))).toEqual(new Set(["kit"]));
});
