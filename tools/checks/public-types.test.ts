import { beforeAll, describe, expect, test } from "vitest";
import type { LanguageService } from "typescript-5";
import {
  hoverOf,
  languageServiceOver,
  undocumentedFields,
  writtenOutSchemas,
} from "./public-types.ts";

const HOST_CODE = `
import { createClaimsClient, reportDetails } from "@claimkit/claims-api";
import { configureClaimkit, useCall } from "@claimkit/widget-runtime";
const client = createClaimsClient({
  environment: "prod",
  baseUrl: "https://claims.example.com",
  clientId: "site",
  getAccessToken: () => "",
});
const answer = await client.call(reportDetails, { claimNumber: "CLM-1006" });
const load = useCall(reportDetails, { claimNumber: "CLM-1006" });
addEventListener("ck:ready", ({ detail: ready }) => ready.loadTimeMs);
configureClaimkit({ client });
document.createElement("claim-summary").persona;
`;

let service: LanguageService;

beforeAll(() => {
  service = languageServiceOver(HOST_CODE);
});

test("every public field has a docstring", () => {
  // Messages need none, because their English text describes them.
  const missing = undocumentedFields(service).filter((field) => !field.includes("/text.ts:"));

  expect(missing).toEqual([]);
});

test("no public value or field has the inferred type of a schema", () => {
  expect(writtenOutSchemas(service)).toEqual([]);
});

describe("an editor shows the names of types", () => {
  test.each([
    { name: "client =", is: "const client: ClaimsClient" },
    { name: "answer", is: "const answer: ReportDetails" },
    { name: "load =", is: "const load: LoadState<ReportDetails>" },
    { name: "ready }", is: "ready: ReadyEvent" },
    {
      name: "reportDetails, {",
      is: "const reportDetails: Endpoint<ClaimRef, ReportDetails, ReportDetailsWire>",
    },
  ])("$is", ({ name, is }) => {
    expect(hoverOf(service, HOST_CODE, name)).toContain(is);
  });

  test("a property of an element has the description of the prop", () => {
    expect(hoverOf(service, HOST_CODE, "persona;")).toContain("Who views the claim.");
  });

  test("a field of an event has a description", () => {
    expect(hoverOf(service, HOST_CODE, "loadTimeMs")).toContain("Milliseconds from first connect");
  });
});
