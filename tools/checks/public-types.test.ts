import { beforeAll, describe, expect, test } from "vitest";
import type { Editor } from "./editor.ts";
import { editorOfPackages, undocumentedFields, writtenOutSchemas } from "./public-types.ts";

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
addEventListener("ck:ready", ({ detail: ready }) => ready);
configureClaimkit({ client });
`;

let editor: Editor;

beforeAll(() => {
  editor = editorOfPackages(HOST_CODE);
});

test("every public field has a docstring", () => {
  // Messages need none, because their English text describes them.
  const missing = undocumentedFields(editor.service).filter(
    (field) => !field.includes("/text.ts:"),
  );

  expect(missing).toEqual([]);
});

test("no public value or field has the inferred type of a schema", () => {
  expect(writtenOutSchemas(editor.service)).toEqual([]);
});

describe("an editor shows the names of types", () => {
  test.each([
    { place: "const |client", is: "const client: ClaimsClient" },
    { place: "const |answer", is: "const answer: ReportDetails" },
    { place: "const |load", is: "const load: LoadState<ReportDetails>" },
    { place: "detail: |ready", is: "ready: ReadyEvent" },
    {
      place: "useCall(|reportDetails",
      is: "const reportDetails: Endpoint<ClaimRef, ReportDetails, ReportDetailsWire>",
    },
  ])("$is", ({ place, is }) => {
    expect(editor.hoverAt(place)).toContain(is);
  });
});
