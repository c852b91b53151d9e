import { expect, test } from "vitest";
import { defineElements } from "./define-elements.ts";

const table = { "test-nothing": { component: () => null, attributes: {} } };

test("defines nothing on a server, and lets the page's module run there", () => {
  expect(() => defineElements(table, { styles: [], tokens: "" })).not.toThrow();
});

test("says on a server too when there is no such element", () => {
  const call = () => defineElements(table, { names: ["test-noting"], styles: [], tokens: "" });

  expect(call).toThrow('There is no element "test-noting"');
});
