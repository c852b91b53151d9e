import { describe, expect, test } from "vitest";
import { ask } from "../../testing/ask.ts";
import { createSandbox } from "../sandbox.ts";
import { inEnglish, inSpanish, languages } from "../language.ts";
import { type Faq, faqCategories } from "./faq.ts";
import { allFaqs } from "./faqs.ts";

const faqs = allFaqs(inEnglish);

const search = (body: object, headers = {}): Promise<Response> =>
  ask(createSandbox(), "faqs/search", { method: "POST", body: JSON.stringify(body), headers });

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

  test("have each text in Spanish too, with the same markup", () => {
    const spanish = allFaqs(inSpanish);
    const tags = ({ answer }: Faq): string[] => answer.match(/<[^>]+>/g) ?? [];
    const untranslated = faqs.flatMap(({ question, answer }, at) => [
      ...(question === spanish[at]?.question ? [question] : []),
      ...(answer === spanish[at]?.answer ? [answer] : []),
    ]);

    expect(untranslated).toEqual(["<img src=x onerror=alert(1)>"]);
    expect(spanish.map(({ faqId }) => faqId)).toEqual(faqs.map(({ faqId }) => faqId));
    expect(spanish.map(tags)).toEqual(faqs.map(tags));
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

describe.each(languages)("in %s", (language) => {
  const headers = { "Accept-Language": language };

  test("both calls answer in it", async () => {
    const asked = { category: "REPORT", claimNumber: "CLM-1001" };
    const answers = [await ask(createSandbox(), "faqs", { headers }), await search(asked, headers)];

    for (const answer of answers) {
      expect(answer.headers.get("Content-Language")).toBe(language);
      expect(await answer.text()).toContain(
        { "en-US": "Which photos help?", "es-US": "¿Qué fotos ayudan?" }[language],
      );
    }
  });

  test("neither call tells a third party about deductibles or a policy", async () => {
    const all = await ask(createSandbox(), "faqs?isThirdParty=true&contactId=CNT-2001", {
      headers,
    });
    const found = await Promise.all(
      faqCategories.map((category) =>
        search({ category, claimNumber: "CLM-2001", contactId: "CNT-2001" }, headers),
      ),
    );
    const texts = await Promise.all([all, ...found].map((answer) => answer.text()));

    for (const text of texts) {
      expect(JSON.parse(text)).toMatchObject({ faqs: expect.arrayContaining([expect.anything()]) });
      expect(text).not.toMatch(
        /deductible|policy|premium|coverage|deducible|póliza|\bprima\b|cobertura|cubiert/i,
      );
    }
  });
});

test("third parties are told the same in both languages", async () => {
  const [english, spanish] = await Promise.all(
    languages.map(async (language) => {
      const headers = { "Accept-Language": language };
      const answer = await ask(createSandbox(), "faqs?isThirdParty=true", { headers });
      const { faqs: sent } = (await answer.json()) as { faqs: Faq[] };
      return sent.map(({ faqId }) => faqId);
    }),
  );

  expect(spanish).toEqual(english);
});

test.each(["CLOSE", "repairs", undefined])(
  "POST faqs/search knows no category %s",
  async (category) => {
    const answer = await search({ category });

    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ path: "category" }] });
  },
);
