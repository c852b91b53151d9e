import { expect, test } from "vitest";
import { endpoints } from "./endpoints.ts";

test("has each call under its own name", () => {
  for (const [name, endpoint] of Object.entries(endpoints)) expect(endpoint.name).toBe(name);
});
