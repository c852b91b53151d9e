import { describe, expect, test } from "vitest";
import { clientThatAnswers, type Reply, status } from "../../testing/client-that-answers.ts";
import { type ClaimRef, contactTimelines, timelines } from "../index.ts";

const member = { claimNumber: "CLM-1", contactId: "7" };

async function load(reply: Reply, claim: ClaimRef = member) {
  const { client, sent } = clientThatAnswers([reply]);
  return { ...(await client.load(timelines, claim)), sent };
}

const category = (categoryName: string, wordOf = "complete", displayOrder: unknown = null) => ({
  categoryName,
  status: wordOf,
  displayOrder,
});

test("sends GET claims/{claimNumber}/timelines/{contactId}, and repeats both in the query", async () => {
  const { sent } = await load({ timelineCategories: [] });
  expect(sent.map(({ url, method }) => `${method} ${url.href}`)).toEqual([
    "GET https://api.example.com/claims-api/claims/CLM-1/timelines/7?claim_number=CLM-1&contact_id=7",
  ]);
});

describe("the contact", () => {
  const contacts = {
    claimContacts: [{ contactId: "first" }, { contactId: "9", isCurrentUser: true }],
  };
  const timeline = { timelineCategories: [category("REPORT")] };

  test("of a member is looked up once if it is missing", async () => {
    const { client, sent } = clientThatAnswers([contacts, timeline]);
    await client.call(timelines, { claimNumber: "CLM-1", contactId: "" });
    await client.call(timelines, { claimNumber: "CLM-1" });

    expect(sent.map(({ url }) => url.pathname.replace("/claims-api/claims/CLM-1/", ""))).toEqual([
      "claim-contacts",
      "timelines/9",
      "timelines/9",
    ]);
  });

  test("of a third party is never looked up, because the result would be the member", async () => {
    const { client, sent } = clientThatAnswers([contacts, timeline]);
    // @ts-expect-error JavaScript callers can leave out the contact.
    const pending = client.call(timelines, { claimNumber: "CLM-1", isThirdParty: true });

    await expect(pending).rejects.toMatchObject({ code: "configuration", call: "timelines" });
    expect(sent).toHaveLength(0);
  });

  test.each([
    { case: "the contacts are not found", reply: status(404) },
    { case: "there are none", reply: { claimContacts: [] } },
    {
      case: "none of them is certainly the member",
      reply: { claimContacts: [{ contactId: "1" }] },
    },
  ])("is missing if $case: static timeline with a warning", async ({ reply }) => {
    const { data, warnings, sent } = await load(reply, { claimNumber: "CLM-1" });
    expect(data).toMatchObject({ isStatic: true, defaultCategory: "REPORT" });
    expect(warnings).toEqual([{ code: "contacts_not_found" }]);
    expect(sent).toHaveLength(1);
  });

  test("cannot be looked up for another reason: error", async () => {
    await expect(load(status(403), { claimNumber: "CLM-1" })).rejects.toMatchObject({
      code: "forbidden",
      call: "claimContacts",
    });
  });

  test("is looked up again if it did not exist, because a new claim gets one", async () => {
    const { client } = clientThatAnswers([
      { claimContacts: [] },
      { claimContacts: [{ contactId: "7", isCurrentUser: true }] },
      { timelineCategories: [{ categoryName: "REPORT", status: "complete" }] },
    ]);

    expect((await client.call(timelines, { claimNumber: "CLM-1" })).isStatic).toBe(true);
    expect((await client.call(timelines, { claimNumber: "CLM-1" })).isStatic).toBe(false);
  });
});

test.each([
  { case: "a 404", reply: status(404) },
  { case: "204", reply: status(204) },
  { case: "an empty body", reply: new Response("") },
  { case: "an object without fields", reply: {} },
  { case: "an empty list", reply: { timelineCategories: [] } },
  { case: "null", reply: { timelineCategories: null } },
])("returns the static timeline for $case, with REPORT selected", async ({ reply }) => {
  const { data, warnings } = await load(reply);

  expect(data.isStatic).toBe(true);
  expect(data.defaultCategory).toBe("REPORT");
  expect(data.categories.map((each) => each.category)).toEqual([
    "REPORT",
    "SERVICES",
    "REPAIRS",
    "PAYOUT",
    "CLOSE",
  ]);
  expect(warnings).toEqual([]);
});

test.each([
  { word: "complete", status: "complete" },
  { word: "COMPLETED", status: "complete" },
  { word: "in_progress", status: "in_progress" },
  { word: "In_Progress", status: "in_progress" },
  { word: "not_started", status: "not_started" },
  { word: "NOT_STARTED", status: "not_started" },
  { word: "NOT_REQUIRED", status: "not_required" },
  { word: "Not Started", status: "not_started" },
  { word: "NOT-STARTED", status: "not_started" },
  { word: "InProgress", status: "in_progress" },
  { word: "Not Required", status: "not_required" },
  { word: "NOT_STARTED_YET", status: "not_started" },
])("parses the status '$word' as $status", async ({ word, status: read }) => {
  const { data, warnings } = await load({ timelineCategories: [category("REPORT", word)] });
  expect(data.isStatic).toBe(false);
  expect(data.categories[0]?.status).toBe(read);
  expect(warnings).toEqual([]);
});

test("returns the server's words for an unknown status, and nothing for a missing one, with a warning", async () => {
  const { data, warnings } = await load({
    timelineCategories: [
      {
        ...category("REPORT", "PENDING_REVIEW"),
        timelineSubCategories: [{ subCategoryName: "Towing", visible: true }],
      },
    ],
  });

  expect(data.categories[0]).toMatchObject({
    status: undefined,
    statusText: "PENDING_REVIEW",
    subCategories: [{ name: "Towing", status: undefined, statusText: "" }],
  });
  expect(warnings).toEqual([
    { code: "unknown_status", path: "timelineCategories.0.status" },
    { code: "unknown_status", path: "timelineCategories.0.timelineSubCategories.0.status" },
  ]);
});

test("removes a status that names the member's coverage", async () => {
  const { data } = await load(
    { timelineCategories: [category("PAYOUT", "Deductible due")] },
    { ...member, isThirdParty: true },
  );
  expect(data.categories[3]).toMatchObject({ category: "PAYOUT", statusText: "" });
});

test("sorts numerically by displayOrder", async () => {
  const { data } = await load({
    timelineCategories: [
      category("CLOSE"),
      category("REPAIRS", "complete", "10"),
      category("SERVICES", "complete", "9"),
      category("REPORT", "complete", 1),
    ],
  });
  expect(data.categories.map((each) => each.category)).toEqual([
    "REPORT",
    "SERVICES",
    "REPAIRS",
    "PAYOUT",
    "CLOSE",
  ]);
});

test.each([
  { displayOrder: null, order: ["REPORT", "SERVICES", "REPAIRS", "PAYOUT", "CLOSE"] },
  { displayOrder: 0, order: ["REPORT", "SERVICES", "REPAIRS", "PAYOUT", "CLOSE"] },
])(
  "has the default order if every displayOrder is $displayOrder",
  async ({ displayOrder, order }) => {
    const { data } = await load({
      timelineCategories: order
        .toReversed()
        .map((name) => category(name, "complete", displayOrder)),
    });
    expect(data.categories.map((one) => one.category)).toEqual(order);
  },
);

test.each([
  { sent: ["CLOSE"], order: ["REPORT", "SERVICES", "REPAIRS", "PAYOUT", "CLOSE"] },
  { sent: ["PAYOUT", "REPORT"], order: ["PAYOUT", "SERVICES", "REPAIRS", "REPORT", "CLOSE"] },
])("sorts $sent, and keeps the others at their default position, not started", async (each) => {
  const { data } = await load({
    timelineCategories: each.sent.map((name, index) => category(name, "complete", index)),
  });

  expect(data.categories.map((one) => one.category)).toEqual(each.order);
  for (const one of data.categories) {
    expect(one.status).toBe(each.sent.includes(one.category) ? "complete" : "not_started");
  }
});

test("merges duplicate categories: the first status, and the steps of all", async () => {
  const step = (subCategoryName: string, word: string) => ({ subCategoryName, status: word });
  const repeated = {
    ...category("REPAIRS", "in_progress", 1),
    timelineSubCategories: [step("Estimate", "complete"), step("Estimate", "in_progress")],
  };
  const { data } = await load({
    timelineCategories: [
      repeated,
      ...Array.from({ length: 1000 }, () => ({
        ...repeated,
        status: "complete",
        timelineSubCategories: [step("Estimate", "not_started"), step("Parts", "not_started")],
      })),
    ],
  });

  expect(data.categories).toHaveLength(5);
  expect(data.categories.find((one) => one.category === "REPAIRS")).toMatchObject({
    status: "in_progress",
    subCategories: [
      { name: "Estimate", status: "complete" },
      { name: "Estimate", status: "in_progress" },
      { name: "Parts", status: "not_started" },
    ],
  });
});

test("returns only visible steps, in order", async () => {
  const { data } = await load({
    timelineCategories: [
      {
        ...category("REPAIRS"),
        timelineSubCategories: [
          { subCategoryName: "Third", status: "complete", visible: true, displayOrder: "10" },
          { subCategoryName: "Second", status: "complete", visible: "Y", displayOrder: "2" },
          { subCategoryName: "Hidden", status: "complete", visible: false, displayOrder: "1" },
          { subCategoryName: "First", status: "complete", displayOrder: 1 },
        ],
      },
    ],
  });
  expect(
    data.categories
      .find((each) => each.category === "REPAIRS")
      ?.subCategories.map(({ name }) => name),
  ).toEqual(["First", "Second", "Third"]);
});

test.each([
  { words: ["complete", "in_progress", "NOT_STARTED"], selected: "SERVICES" },
  { words: ["complete", "NOT_REQUIRED", "in_progress"], selected: "REPAIRS" },
  { words: ["complete", "complete", "PENDING"], selected: "REPAIRS" },
  { words: ["not_started", "not_started", "NOT_REQUIRED"], selected: "REPORT" },
  { words: ["complete", "", "not_started"], selected: "REPORT" },
])("selects the last started category of $words: $selected", async ({ words, selected }) => {
  const names = ["REPORT", "SERVICES", "REPAIRS"];
  const { data } = await load({
    timelineCategories: names
      .map((name, index) =>
        Object.assign(category(name, words[index], index), { isSelected: index === 0 }),
      )
      .toReversed(),
  });
  expect(data.defaultCategory).toBe(selected);
});

test.each([
  { case: "of an unknown name", wire: category("LITIGATION"), missing: undefined, warned: 1 },
  { case: "without a name", wire: { status: "complete" }, missing: undefined, warned: 1 },
  { case: "of a known name", wire: category("Repairs"), missing: "not_started", warned: 0 },
])("with a category $case, a missing category is $missing", async ({ wire, missing, warned }) => {
  const { data, warnings } = await load({ timelineCategories: [category("report"), wire] });

  expect([data.categories[0]?.status, data.categories.at(-1)?.status]).toEqual([
    "complete",
    missing,
  ]);
  expect(warnings).toEqual(
    Array.from({ length: warned }, () => ({ code: "item_dropped", path: "timelineCategories.1" })),
  );
});

test("rejects another response, and a 403", async () => {
  await expect(load({ categories: [] })).rejects.toMatchObject({ code: "invalid_response" });
  await expect(load(status(403))).rejects.toMatchObject({ code: "forbidden", call: "timelines" });
});

test("contactTimelines requests the timeline of a known contact", async () => {
  const { client } = clientThatAnswers([{ timelineCategories: [category("CLOSE")] }]);
  await expect(client.call(contactTimelines, member)).resolves.toMatchObject({
    defaultCategory: "CLOSE",
  });
});
