import { afterEach, expect, test } from "vitest";
import { clientThatAnswers, status } from "../../testing/client-that-answers.ts";
import { claimSearch } from "../index.ts";

const zone = process.env["TZ"];

afterEach(() => {
  if (zone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zone;
});

async function search(answer: unknown) {
  const { client, sent } = clientThatAnswers([answer]);
  return { ...(await client.load(claimSearch, { policyNumber: "POL-1" })), sent };
}

const wire = {
  claimNumber: "CLM-1",
  claimState: "open",
  lossDate: "2026-01-05",
  lossCause: "hail",
};

test("asks POST claims/search for all claims of the policy", async () => {
  const { sent } = await search({ claimSummaries: [] });

  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    method: "POST",
    body: { policyNumber: "POL-1", assignmentFilter: false },
  });
  expect(sent[0]?.url.pathname).toBe("/claims-api/claims/search");
  expect(sent[0]?.url.search).toBe("");
});

test("gives each claim with its date as it is shown", async () => {
  process.env["TZ"] = "America/Los_Angeles";
  const { data } = await search({ claimSummaries: [wire] });

  expect(data).toEqual({ claims: [{ ...wire, formattedDate: "01/05/2026" }] });
});

test("sorts by date, then open before closed, then by number, all descending", async () => {
  const claimSummaries = [
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
    "open-2",
    "open-1",
    "closed-2",
    "closed-1",
    "old",
    "undated",
  ]);
});

test("sorts by the day that is shown, whatever its time and however it is written", async () => {
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

test("sorts across years by the date and not by how it is shown", async () => {
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

test("takes a state that it does not know for open, and warns", async () => {
  const { data, warnings } = await search({
    claimSummaries: [wire, { ...wire, claimNumber: "CLM-0", claimState: "reopened" }],
  });

  expect(data.claims.map(({ claimState }) => claimState)).toEqual(["open", "open"]);
  expect(warnings).toEqual([{ code: "unknown_status", path: "claimSummaries.1.claimState" }]);
});

test.each([
  { case: "an empty list", answer: { claimSummaries: [] } },
  { case: "null", answer: { claimSummaries: null } },
  { case: "204", answer: status(204) },
  { case: "an empty body", answer: new Response("") },
])("takes $case for no claims", async ({ answer }) => {
  const { data, warnings } = await search(answer);
  expect({ data, warnings }).toEqual({ data: { claims: [] }, warnings: [] });
});

test("takes one claim for a list of one, and numbers for text", async () => {
  const { data } = await search({ claimSummaries: { ...wire, claimNumber: 1001 } });
  expect(data.claims).toMatchObject([{ claimNumber: "1001" }]);
});

test("refuses an answer without a list of claims", async () => {
  await expect(search({ claims: [] })).rejects.toMatchObject({ code: "invalid_response" });
  await expect(search({ claimSummaries: "none" })).rejects.toMatchObject({
    code: "invalid_response",
    issuePath: "claimSummaries",
  });
});

test("warns of a hundred claims that are none, counts the rest, and still reads the others", async () => {
  const { client } = clientThatAnswers([
    { claimSummaries: [...Array.from({ length: 5000 }, () => 7), { claimNumber: "CLM-1" }] },
  ]);

  const { data, warnings } = await client.load(claimSearch, { policyNumber: "POL-1" });

  expect(data.claims.map(({ claimNumber }) => claimNumber)).toEqual(["CLM-1"]);
  expect(warnings.filter(({ code }) => code === "item_dropped")).toHaveLength(100);
  // The state that CLM-1 lacks is one of them.
  expect(warnings.at(-1)).toEqual({ code: "more_warnings", count: 4901 });
});

test("counts what the model finds among the hundred, too", async () => {
  const claims = Array.from({ length: 5000 }, () => ({ ...wire, claimState: "reopened" }));
  const { data, warnings } = await search({ claimSummaries: claims });

  expect(data.claims).toHaveLength(5000);
  expect(warnings).toHaveLength(101);
  expect(warnings.at(-1)).toEqual({ code: "more_warnings", count: 4900 });
});

test("cuts a text that is too long, visibly and between characters, and warns", async () => {
  const { data, warnings } = await search({
    claimSummaries: [{ ...wire, lossCause: `${"a".repeat(1998)}😀${"b".repeat(1_000_000)}` }],
  });

  expect(data.claims[0]?.lossCause).toBe(`${"a".repeat(1998)}…`);
  expect(warnings).toEqual([{ code: "text_cut", path: "claimSummaries.0.lossCause" }]);
});
