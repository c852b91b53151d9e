import { describe, expect, test } from "vitest";
import { clientThatAnswers, type Reply, status } from "../../testing/client-that-answers.ts";
import { type ClaimRef, contactTimelines, timelines } from "../index.ts";

const member = { claimNumber: "CLM-1", contactId: "7" };

async function ask(reply: Reply, claim: ClaimRef = member) {
  const { client, sent } = clientThatAnswers([reply]);
  return { ...(await client.load(timelines, claim)), sent };
}

const category = (categoryName: string, wordOf = "complete", displayOrder: unknown = null) => ({
  categoryName,
  status: wordOf,
  displayOrder,
});

test("asks GET claims/{claimNumber}/timelines/{contactId}, with both again in the query", async () => {
  const { sent } = await ask({ timelineCategories: [] });
  expect(sent.map(({ url, method }) => `${method} ${url.href}`)).toEqual([
    "GET https://api.example.com/claims-api/claims/CLM-1/timelines/7?claim_number=CLM-1&contact_id=7",
  ]);
});

describe("the contact", () => {
  const contacts = {
    claimContacts: [{ contactId: "first" }, { contactId: "9", isCurrentUser: true }],
  };
  const timeline = { timelineCategories: [category("REPORT")] };

  test("of a member is looked up when it is not given, once for the page's life", async () => {
    const { client, sent } = clientThatAnswers([contacts, timeline]);
    await client.call(timelines, { claimNumber: "CLM-1", contactId: "" });
    await client.call(timelines, { claimNumber: "CLM-1" });

    expect(sent.map(({ url }) => url.pathname.replace("/claims-api/claims/CLM-1/", ""))).toEqual([
      "claim-contacts",
      "timelines/9",
      "timelines/9",
    ]);
  });

  test("of a third party is never looked up, because that would be the member's", async () => {
    const { client, sent } = clientThatAnswers([contacts, timeline]);
    // @ts-expect-error JavaScript callers can leave out the contact.
    const asked = client.call(timelines, { claimNumber: "CLM-1", isThirdParty: true });

    await expect(asked).rejects.toMatchObject({ code: "configuration", call: "timelines" });
    expect(sent).toHaveLength(0);
  });

  test("is none when the claim's contacts are not found: the static timeline, with a warning", async () => {
    const { data, warnings, sent } = await ask(status(404), { claimNumber: "CLM-1" });
    expect(data).toMatchObject({ isStatic: true, defaultCategory: "REPORT" });
    expect(warnings).toEqual([{ code: "contacts_not_found" }]);
    expect(sent).toHaveLength(1);
  });

  test("whose look-up fails in any other way is an error", async () => {
    await expect(ask(status(403), { claimNumber: "CLM-1" })).rejects.toMatchObject({
      code: "forbidden",
      call: "claimContacts",
    });
  });

  test("that a claim does not have leaves the static timeline", async () => {
    const { data, sent } = await ask({ claimContacts: [] }, { claimNumber: "CLM-1" });
    expect(data.isStatic).toBe(true);
    expect(sent).toHaveLength(1);
  });
});

test.each([
  { case: "a 404", reply: status(404) },
  { case: "204", reply: status(204) },
  { case: "an empty body", reply: new Response("") },
  { case: "an object without fields", reply: {} },
  { case: "an empty list", reply: { timelineCategories: [] } },
  { case: "null", reply: { timelineCategories: null } },
])("gives the static timeline for $case, with REPORT selected", async ({ reply }) => {
  const { data, warnings } = await ask(reply);

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
])("reads the status '$word' as $status", async ({ word, status: read }) => {
  const { data, warnings } = await ask({ timelineCategories: [category("REPORT", word)] });
  expect(data.categories[0]?.status).toBe(read);
  expect(warnings).toEqual([]);
});

test("takes a status that it does not know for started, and none for not started, with a warning", async () => {
  const { data, warnings } = await ask({
    timelineCategories: [
      {
        ...category("REPORT", "PENDING_REVIEW"),
        timelineSubCategories: [{ subCategoryName: "Towing", visible: true }],
      },
    ],
  });

  expect(data.categories[0]).toMatchObject({
    status: "in_progress",
    subCategories: [{ name: "Towing", status: "not_started" }],
  });
  expect(warnings).toEqual([
    { code: "unknown_status", path: "timelineCategories.0.status" },
    { code: "unknown_status", path: "timelineCategories.0.timelineSubCategories.0.status" },
  ]);
});

test("sorts by displayOrder as a number, what has none last", async () => {
  const { data } = await ask({
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
  { sent: ["CLOSE"], order: ["REPORT", "SERVICES", "REPAIRS", "PAYOUT", "CLOSE"] },
  { sent: ["PAYOUT", "REPORT"], order: ["PAYOUT", "SERVICES", "REPAIRS", "REPORT", "CLOSE"] },
])("gives $sent their order and all others their fixed place, not started", async (each) => {
  const { data } = await ask({
    timelineCategories: each.sent.map((name, index) => category(name, "complete", index)),
  });

  expect(data.categories.map((one) => one.category)).toEqual(each.order);
  for (const one of data.categories) {
    expect(one.status).toBe(each.sent.includes(one.category) ? "complete" : "not_started");
  }
});

test("gives a category once, however often it is sent: the first status, the steps of all", async () => {
  const step = (subCategoryName: string, word: string) => ({ subCategoryName, status: word });
  const repeated = {
    ...category("REPAIRS", "in_progress", 1),
    timelineSubCategories: [step("Estimate", "complete"), step("Estimate", "in_progress")],
  };
  const { data } = await ask({
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

test("gives the steps that may be seen, in order", async () => {
  const { data } = await ask({
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
])("selects the last that has started of $words: $selected", async ({ words, selected }) => {
  const names = ["REPORT", "SERVICES", "REPAIRS"];
  const { data } = await ask({
    timelineCategories: names
      .map((name, index) =>
        Object.assign(category(name, words[index], index), { isSelected: index === 0 }),
      )
      .toReversed(),
  });
  expect(data.defaultCategory).toBe(selected);
});

test("drops a category that it does not know, and one without a name, and warns", async () => {
  const { data, warnings } = await ask({
    timelineCategories: [category("report"), category("LITIGATION"), { status: "complete" }],
  });

  expect(data.categories.map(({ status: each }) => each)).toEqual([
    "complete",
    ...Array.from({ length: 4 }, () => "not_started"),
  ]);
  expect(warnings).toEqual([
    { code: "item_dropped", path: "timelineCategories.2" },
    { code: "item_dropped", path: "timelineCategories.1" },
  ]);
});

test("fails for what is neither a timeline nor its absence", async () => {
  await expect(ask({ categories: [] })).rejects.toMatchObject({ code: "invalid_response" });
  await expect(ask(status(403))).rejects.toMatchObject({ code: "forbidden", call: "timelines" });
});

test("can be asked for a known contact alone", async () => {
  const { client } = clientThatAnswers([{ timelineCategories: [category("CLOSE")] }]);
  await expect(client.call(contactTimelines, member)).resolves.toMatchObject({
    defaultCategory: "CLOSE",
  });
});
