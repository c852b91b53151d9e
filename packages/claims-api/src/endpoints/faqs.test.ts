import { describe, expect, test } from "vitest";
import { clientThatAnswers, status } from "../../testing/client-that-answers.ts";
import { type Category, faqs, faqSearch } from "../index.ts";

const question = (faqId: string, ranking: unknown, more: object = {}) => ({
  faqId,
  question: `${faqId}?`,
  answer: "Yes.",
  visibleAnswer: "Y",
  category: "PAYOUT",
  ranking,
  ...more,
});

const claim = { claimNumber: "CLM-1", contactId: "7" };
const ids = ({ faqs: all }: { faqs: readonly { faqId: string }[] }) =>
  all.map(({ faqId }) => faqId);

describe("the list", () => {
  async function load(answer: unknown) {
    return clientThatAnswers([answer]).client.load(faqs, claim);
  }

  test.each([
    { input: {}, options: {}, search: "" },
    // From JavaScript.
    { input: { claimNumber: null, contactId: null } as never, options: {}, search: "" },
    { input: claim, options: {}, search: "?claimNumber=CLM-1&contactId=7" },
    {
      input: { ...claim, isThirdParty: true },
      options: {},
      search: "?claimNumber=CLM-1&contactId=7&isThirdParty=true",
    },
    {
      input: { claimNumber: "CLM-1" },
      options: { sendEnvironment: true },
      search: "?claimNumber=CLM-1&environment=prod",
    },
  ])("is requested with GET faqs$search", async ({ input, options, search }) => {
    const { client, sent } = clientThatAnswers([{ faqs: [] }], options);
    await client.call(faqs, input);
    expect(`${sent[0]?.method} ${sent[0]?.url.href}`).toBe(
      `GET https://api.example.com/claims-api/faqs${search}`,
    );
  });

  test("is not requested by a third party without a contact", async () => {
    const { client, sent } = clientThatAnswers([{ faqs: [] }]);
    // @ts-expect-error JavaScript callers can leave out the contact.
    const pending = client.call(faqs, { claimNumber: "CLM-1", isThirdParty: true });
    await expect(pending).rejects.toMatchObject({ code: "configuration" });
    expect(sent).toHaveLength(0);
  });

  test("is shared by all claims, but not by all personas", async () => {
    const { client, sent } = clientThatAnswers([{ faqs: [] }]);
    await client.call(faqs, { claimNumber: "CLM-1" });
    await client.call(faqs, { claimNumber: "CLM-2" });
    await client.call(faqs, { claimNumber: "CLM-2", contactId: "7" });
    expect(sent).toHaveLength(1);
    await client.call(faqs, { ...claim, isThirdParty: true });
    expect(sent).toHaveLength(2);
  });

  test.each([
    { case: "a list in an object", answer: { faqs: [question("A", 1)] } },
    { case: "a list by itself", answer: [question("A", 1)] },
    { case: "one question", answer: { faqs: question("A", 1) } },
  ])("may be $case", async ({ answer }) => {
    const { data } = await load(answer);
    expect(data.faqs).toEqual([
      { faqId: "A", question: "A?", answer: "Yes.", category: "PAYOUT", ranking: 1 },
    ]);
  });

  test.each([
    { case: "204", answer: status(204) },
    { case: "null", answer: { faqs: null } },
    { case: "an empty list", answer: [] },
  ])("is empty for $case", async ({ answer }) => {
    const { data } = await load(answer);
    expect(data).toEqual({ faqs: [] });
  });

  test("is sorted by ranking without duplicates, questions without a ranking last", async () => {
    const { data } = await load([
      question("none", null),
      question("twice", 9),
      question("tie-1", "3"),
      question("tie-2", 3),
      question("ten", "10"),
      question("twice", "2"),
      question("7", 1),
      question(7 as unknown as string, 5),
      question("words", "soon"),
    ]);
    expect(ids(data)).toEqual(["7", "twice", "tie-1", "tie-2", "ten", "none", "words"]);
  });

  test("drops invalid questions and unknown categories, and warns", async () => {
    const { data, warnings } = await load([
      question("A", 1, { category: "close" }),
      question("B", 2, { category: "TOWING" }),
      question("C", 3, { answer: null }),
      question("D", 4, { category: "report" }),
    ]);
    expect(data.faqs.map(({ faqId, category }) => `${faqId} ${category}`)).toEqual([
      "A PAYOUT",
      "D REPORT",
    ]);
    expect(warnings).toEqual([
      { code: "item_dropped", path: "faqs.2" },
      { code: "item_dropped", path: "faqs.1" },
    ]);
  });
});

describe("the popular questions", () => {
  const search = { ...claim, category: "REPAIRS" as const };

  test.each([
    { input: search, options: {}, body: { category: "REPAIRS", ...claim } },
    { input: { category: "CLOSE" as const }, options: {}, body: { category: "PAYOUT" } },
    {
      input: { category: "REPORT" as const },
      options: { sendEnvironment: true },
      body: { category: "REPORT", environment: "prod" },
    },
  ])("are requested with POST faqs/search and $body", async ({ input, options, body }) => {
    const { client, sent } = clientThatAnswers([{ faqs: [] }], options);
    await client.call(faqSearch, input);
    expect(sent).toMatchObject([{ method: "POST" }]);
    expect(sent[0]?.url.href).toBe("https://api.example.com/claims-api/faqs/search");
    expect(sent[0]?.body).toEqual(body);
  });

  test.each([
    { category: "TOWING" as Category },
    { category: undefined as unknown as Category },
    { ...search, isThirdParty: true, contactId: undefined },
  ])("are not requested with %j", async (input) => {
    const { client, sent } = clientThatAnswers([{ faqs: [] }]);
    await expect(client.call(faqSearch, input)).rejects.toMatchObject({ code: "configuration" });
    expect(sent).toHaveLength(0);
  });

  test("of CLOSE and of PAYOUT are the same, also in the cache", async () => {
    const { client, sent } = clientThatAnswers([{ faqs: [] }]);
    await client.call(faqSearch, { ...claim, category: "CLOSE" });
    await client.call(faqSearch, { ...claim, category: "PAYOUT" });
    expect(sent).toHaveLength(1);
    await client.call(faqSearch, { ...claim, category: "REPORT" });
    await client.call(faqSearch, { claimNumber: "CLM-2", contactId: "7", category: "PAYOUT" });
    expect(sent).toHaveLength(3);
  });

  test("are the first four, without duplicates", async () => {
    const answer = ["E", "D", "C", "B", "A"].flatMap((id, index) => [
      question(id, 5 - index),
      question(id, 50),
    ]);
    const { client } = clientThatAnswers([{ faqs: answer }]);
    expect(ids(await client.call(faqSearch, search))).toEqual(["A", "B", "C", "D"]);
  });

  test("have the requested category if the response has none", async () => {
    const { client } = clientThatAnswers([{ faqs: [question("A", 1, { category: null })] }]);
    const { faqs: found } = await client.call(faqSearch, { category: "CLOSE" });
    expect(found[0]?.category).toBe("PAYOUT");
  });
});
