import { describe, expect, test } from "vitest";
import { ask } from "../../testing/ask.ts";
import { createSandbox } from "../sandbox.ts";
import { type Faq, faqCategories } from "./faq.ts";
import { faqs } from "./faqs.ts";

const search = (body: object): Promise<Response> =>
  ask(createSandbox(), "faqs/search", { method: "POST", body: JSON.stringify(body) });

const of = (category: string): Faq[] => faqs.filter((faq) => faq.category === category);

describe("the questions", () => {
  test.each(faqCategories)("are twelve about %s", (category) => {
    expect(of(category)).toHaveLength(12);
  });

  test("are not in the order of their ranking", () => {
    const rankings = of("SERVICES").map(({ ranking }) => Number(ranking));

    expect(rankings).not.toEqual(rankings.toSorted((a, b) => a - b));
  });

  test("have one that comes twice, with another ranking", () => {
    const rankings = faqs.filter(({ faqId }) => faqId === "RPT-02").map(({ ranking }) => ranking);

    expect(rankings).toEqual([2, 9]);
    expect(new Set(faqs.map(({ faqId }) => faqId)).size).toBe(47);
  });

  test("have rankings that are text, that are equal, and that are missing", () => {
    const rankings = of("SERVICES").map(({ ranking }) => ranking);

    expect(rankings).toEqual(expect.arrayContaining(["10", "2", undefined]));
    expect(rankings.filter((ranking) => ranking === 3)).toHaveLength(3);
    expect(rankings.filter((ranking) => ranking === undefined)).toHaveLength(2);
  });

  test.each([129, 130, 131])("have an answer of %d characters", (length) => {
    expect(of("REPORT").map(({ answer }) => answer.length)).toContain(length);
  });

  test("have an answer whose 130th character is the first half of an emoji", () => {
    const cut = faqs.filter(({ answer }) => /[\uD800-\uDBFF]$/.test(answer.slice(0, 130)));

    expect(cut.map(({ faqId }) => faqId)).toEqual(["REP-04"]);
  });

  test.each([
    { what: "a list", html: /<ul><li>.+<\/li><\/ul>/ },
    { what: "a link", html: /<a href="https:\/\/insurer\.example\.com\/[^"]+">/ },
    { what: "bold words", html: /<b>.+<\/b>/ },
    { what: "markup that must not run", html: /^<img src=x onerror=alert\(1\)>$/ },
  ])("have an answer with $what", ({ html }) => {
    expect(faqs.some(({ answer }) => html.test(answer))).toBe(true);
  });
});

test("GET faqs gives them all, with a short answer that is merely cut", async () => {
  const { faqs: sent } = (await (await ask(createSandbox(), "faqs")).json()) as {
    faqs: { visibleAnswer: string }[];
  };

  expect(sent).toHaveLength(48);
  expect(Math.max(...sent.map(({ visibleAnswer }) => visibleAnswer.length))).toBe(130);
});

test.each(faqCategories)("POST faqs/search gives those about %s", async (category) => {
  const answer = await search({ category, claimNumber: "CLM-1001" });

  expect(await answer.json()).toMatchObject({ faqs: of(category) });
});

test("neither call tells a third party about deductibles or a policy", async () => {
  const all = await ask(createSandbox(), "faqs?isThirdParty=true&contactId=CNT-2001");
  const found = await Promise.all(
    faqCategories.map((category) =>
      search({ category, claimNumber: "CLM-2001", contactId: "CNT-2001" }),
    ),
  );
  const texts = await Promise.all([all, ...found].map((answer) => answer.text()));

  for (const text of texts) {
    expect(JSON.parse(text)).toMatchObject({ faqs: expect.arrayContaining([expect.anything()]) });
    expect(text).not.toMatch(/deductible|policy|premium|coverage/i);
  }
});

test.each(["CLOSE", "repairs", undefined])(
  "POST faqs/search knows no category %s",
  async (category) => {
    const answer = await search({ category });

    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ path: "category" }] });
  },
);
