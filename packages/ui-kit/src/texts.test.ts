import { expect, test } from "vitest";
import * as texts from "./texts.ts";

test("has no key twice, because all of the kit's messages are one group", () => {
  const definitions = Object.values(texts);
  const keys = definitions.flatMap(({ english }) => Object.keys(english));

  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  expect(new Set(definitions.map(({ group }) => group))).toEqual(new Set(["kit"]));
});
