import { afterEach, expect, test } from "vitest";
import { clientThatAnswers, status } from "../../testing/client-that-answers.ts";
import { claimSearch } from "../index.ts";

const zone = process.env["TZ"];

afterEach(() => {
  if (zone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zone;
});

async function search(response: unknown) {
  const { client, sent } = clientThatAnswers([response]);
  return { ...(await client.load(claimSearch, { policyNumber: "POL-1" })), sent };
}

const wire = {
  claimNumber: "CLM-1",
  claimState: "open",
  lossDate: "2026-01-05",
  lossCause: "hail",
};

test("requests all claims of the policy with POST claims/search", async () => {
  const { sent } = await search({ claimSummaries: [] });

  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    method: "POST",
    body: { policyNumber: "POL-1", assignmentFilter: false },
  });
  expect(sent[0]?.url.pathname).toBe("/claims-api/claims/search");
  expect(sent[0]?.url.search).toBe("");
});

test("returns each claim with its formatted date", async () => {
  process.env["TZ"] = "America/Los_Angeles";
  const { data } = await search({ claimSummaries: [wire] });

  expect(data).toEqual({ claims: [{ ...wire, stateText: "open", formattedDate: "01/05/2026" }] });
});

test("sorts by date, then by state, then by number, all descending", async () => {
  const claimSummaries = [
    { ...wire, claimNumber: "denied", claimState: "DENIED", lossDate: "2026-01-05" },
    { ...wire, claimNumber: "settled", claimState: "Settled", lossDate: "2026-01-05" },
    { ...wire, claimNumber: "old", lossDate: "2025-12-31" },
    { ...wire, claimNumber: "closed-1", claimState: "closed", lossDate: "2026-01-05" },
    { ...wire, claimNumber: "open-1", claimState: "OPEN", lossDate: "2026-01-05" },
    { ...wire, claimNumber: "open-2", claimState: "open", lossDate: "2026-01-05" },
    { ...wire, claimNumber: "closed-2", claimState: "Closed", lossDate: "2026-01-05" },
    { ...wire, claimNumber: "undated", lossDate: null },
    { ...wire, claimNumber: "new", lossDate: "2026-10-01" },
  ];
  const { data } = await search({ claimSummaries });

  expect(data.claims.map(({ claimNumber }) => claimNumber)).toEqual([
    "new",
    "settled",
    "open-2",
    "open-1",
    "denied",
    "closed-2",
    "closed-1",
    "old",
    "undated",
  ]);
});

test("sorts by displayed day, ignoring time and format", async () => {
  process.env["TZ"] = "America/New_York";
  const claimSummaries = [
    {
      ...wire,
      claimNumber: "closed-evening",
      claimState: "closed",
      lossDate: "2026-01-05T23:00:00Z",
    },
    { ...wire, claimNumber: "open-morning", lossDate: "2026-01-05T12:00:00Z" },
    { ...wire, claimNumber: "us", lossDate: "12/31/2025" },
    { ...wire, claimNumber: "day", lossDate: "2026-01-04T00:00:00Z" },
    { ...wire, claimNumber: "night", lossDate: "2026-01-04T02:00:00Z" },
    { ...wire, claimNumber: "soon", lossDate: "soon" },
  ];
  const { data } = await search({ claimSummaries });

  expect(data.claims.map(({ claimNumber }) => claimNumber)).toEqual([
    "open-morning",
    "closed-evening",
    "day",
    "night",
    "us",
    "soon",
  ]);
});

test("sorts across years by date, not by formatted text", async () => {
  const claimSummaries = [
    { ...wire, claimNumber: "december", lossDate: "2025-12-31" },
    { ...wire, claimNumber: "january", lossDate: "2026-01-01" },
  ];
  const { data } = await search({ claimSummaries });

  expect(data.claims.map(({ formattedDate }) => formattedDate)).toEqual([
    "01/01/2026",
    "12/31/2025",
  ]);
});

test("drops a claim without a number, and warns", async () => {
  const { data, warnings } = await search({
    claimSummaries: [wire, { lossDate: "2026-01-05" }, null],
  });

  expect(data.claims).toHaveLength(1);
  expect(warnings).toEqual([
    { code: "item_dropped", path: "claimSummaries.1" },
    { code: "item_dropped", path: "claimSummaries.2" },
  ]);
});

test("returns the server's word for an unknown state, and warns", async () => {
  const { data, warnings } = await search({
    claimSummaries: [wire, { ...wire, claimNumber: "CLM-0", claimState: "reopened" }],
  });

  expect(data.claims.map(({ claimState, stateText }) => [claimState, stateText])).toEqual([
    [undefined, "reopened"],
    ["open", "open"],
  ]);
  expect(warnings).toEqual([{ code: "unknown_status", path: "claimSummaries.1.claimState" }]);
});

test.each([
  { case: "an empty list", response: { claimSummaries: [] } },
  { case: "null", response: { claimSummaries: null } },
  { case: "204", response: status(204) },
  { case: "an empty body", response: new Response("") },
])("treats $case as no claims", async ({ response }) => {
  const { data, warnings } = await search(response);
  expect({ data, warnings }).toEqual({ data: { claims: [] }, warnings: [] });
});

test("accepts one claim instead of a list, and numbers instead of text", async () => {
  const { data } = await search({ claimSummaries: { ...wire, claimNumber: 1001 } });
  expect(data.claims).toMatchObject([{ claimNumber: "1001" }]);
});

test("rejects a response without a list of claims", async () => {
  await expect(search({ claims: [] })).rejects.toMatchObject({ code: "invalid_response" });
  await expect(search({ claimSummaries: "none" })).rejects.toMatchObject({
    code: "invalid_response",
    issuePath: "claimSummaries",
  });
});

test("warns about a hundred invalid claims, counts the rest, and returns the valid one", async () => {
  const { client } = clientThatAnswers([
    { claimSummaries: [...Array.from({ length: 5000 }, () => 7), { claimNumber: "CLM-1" }] },
  ]);

  const { data, warnings } = await client.load(claimSearch, { policyNumber: "POL-1" });

  expect(data.claims.map(({ claimNumber }) => claimNumber)).toEqual(["CLM-1"]);
  expect(warnings.filter(({ code }) => code === "item_dropped")).toHaveLength(100);
  // Includes the missing state of CLM-1.
  expect(warnings.at(-1)).toEqual({ code: "more_warnings", count: 4901 });
});

test("limits warnings of the model to a hundred too", async () => {
  const claims = Array.from({ length: 5000 }, () => ({ ...wire, claimState: "reopened" }));
  const { data, warnings } = await search({ claimSummaries: claims });

  expect(data.claims).toHaveLength(5000);
  expect(warnings).toHaveLength(101);
  expect(warnings.at(-1)).toEqual({ code: "more_warnings", count: 4900 });
});

test("truncates a long text with an ellipsis between characters, and warns", async () => {
  const { data, warnings } = await search({
    claimSummaries: [{ ...wire, lossCause: `${"a".repeat(1998)}😀${"b".repeat(1_000_000)}` }],
  });

  expect(data.claims[0]?.lossCause).toBe(`${"a".repeat(1998)}…`);
  expect(warnings).toEqual([{ code: "text_cut", path: "claimSummaries.0.lossCause" }]);
});
