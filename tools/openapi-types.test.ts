import { createSandbox } from "@claimkit/sandbox";
import openapiTypes, { astToString, type OpenAPI3 } from "openapi-typescript";
import { expect, test } from "vitest";

/** What the generator adds to the headers of each response. */
const ANY_HEADER = "[name: string]: unknown;";

test("types that are generated from openapi.json say what each field is", async () => {
  const { fetch } = createSandbox();
  const response = await fetch("http://localhost:8787/openapi.json");
  const types = astToString(await openapiTypes((await response.json()) as OpenAPI3));

  const fields = types.replaceAll(ANY_HEADER, "");

  expect(fields).not.toContain("unknown");
  expect(fields).toContain('claimState: "open" | "closed";');
});
