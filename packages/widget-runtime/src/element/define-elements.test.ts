import { expect, test } from "vitest";
import { defineElements } from "./define-elements.ts";

const table = { "test-nothing": { component: () => null, attributes: {} } };

test("defines nothing on a server, and lets the page's module run there", () => {
  expect(() => defineElements(table, { styles: [], tokens: "" })).not.toThrow();
});

test("throws for an unknown name on a server too", () => {
  const call = () => defineElements(table, { names: ["test-noting"], styles: [], tokens: "" });

  expect(call).toThrow('There is no element "test-noting"');
});
