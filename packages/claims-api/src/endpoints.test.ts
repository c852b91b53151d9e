import { expect, test } from "vitest";
import { endpoints } from "./endpoints.ts";

test("the key of each call is its name", () => {
  for (const [name, endpoint] of Object.entries(endpoints)) expect(endpoint.name).toBe(name);
});
