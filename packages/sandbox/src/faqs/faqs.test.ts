import { describe, expect, test } from "vitest";
import { sendRequest } from "../../testing/send-request.ts";
import { createSandbox } from "../sandbox.ts";
import { inEnglish, inSpanish, languages } from "../language.ts";
import { type Faq, faqCategories } from "./faq.ts";
import { allFaqs } from "./faqs.ts";

const faqs = allFaqs(inEnglish);

const search = (body: object, headers = {}): Promise<Response> =>
  sendRequest(createSandbox(), "faqs/search", {
    method: "POST",
    body: JSON.stringify(body),
    headers,
  });

const of = (category: string): Faq[] => faqs.filter((faq) => faq.category === category);

describe("the questions", () => {
  test("every text has a Spanish version with the same markup", () => {
    const spanish = allFaqs(inSpanish);
    const tags = ({ answer }: Faq): string[] => answer.match(/<[^>]+>/g) ?? [];
    const untranslated = faqs.flatMap(({ question, answer }, index) => [
      ...(question === spanish[index]?.question ? [question] : []),
      ...(answer === spanish[index]?.answer ? [answer] : []),
    ]);

    expect(untranslated).toEqual([]);
    expect(spanish.map(({ faqId }) => faqId)).toEqual(faqs.map(({ faqId }) => faqId));
    expect(spanish.map(tags)).toEqual(faqs.map(tags));
  });
});

test("GET faqs returns all questions, with a visibleAnswer that is cut off at 130 characters", async () => {
  const { faqs: sent } = (await (await sendRequest(createSandbox(), "faqs")).json()) as {
    faqs: { visibleAnswer: string }[];
  };

  expect(sent).toHaveLength(48);
  expect(Math.max(...sent.map(({ visibleAnswer }) => visibleAnswer.length))).toBe(130);
});

test.each(faqCategories)("POST faqs/search returns the questions of %s", async (category) => {
  const response = await search({ category, claimNumber: "CLM-1001" });

  expect(await response.json()).toMatchObject({ faqs: of(category) });
});

describe.each(languages)("in %s", (language) => {
  const headers = { "Accept-Language": language };

  test("both calls respond in this language", async () => {
    const query = { category: "REPORT", claimNumber: "CLM-1001" };
    const responses = [
      await sendRequest(createSandbox(), "faqs", { headers }),
      await search(query, headers),
    ];

    for (const response of responses) {
      expect(response.headers.get("Content-Language")).toBe(language);
      expect(await response.text()).toContain(
        { "en-US": "Which photos help?", "es-US": "¿Qué fotos ayudan?" }[language],
      );
    }
  });

  test("neither call sends a third party questions about deductibles or a policy", async () => {
    const all = await sendRequest(createSandbox(), "faqs?isThirdParty=true&contactId=CNT-2001", {
      headers,
    });
    const found = await Promise.all(
      faqCategories.map((category) =>
        search({ category, claimNumber: "CLM-2001", contactId: "CNT-2001" }, headers),
      ),
    );
    const texts = await Promise.all([all, ...found].map((response) => response.text()));

    for (const text of texts) {
      expect(JSON.parse(text)).toMatchObject({ faqs: expect.arrayContaining([expect.anything()]) });
      expect(text).not.toMatch(
        /deductible|policy|premium|coverage|deducible|póliza|\bprima\b|cobertura|cubiert/i,
      );
    }
  });
});

test("third parties get the same questions in both languages", async () => {
  const [english, spanish] = await Promise.all(
    languages.map(async (language) => {
      const headers = { "Accept-Language": language };
      const response = await sendRequest(createSandbox(), "faqs?isThirdParty=true", { headers });
      const { faqs: sent } = (await response.json()) as { faqs: Faq[] };
      return sent.map(({ faqId }) => faqId);
    }),
  );

  expect(spanish).toEqual(english);
});

test.each(["CLOSE", "repairs", undefined])(
  "POST faqs/search rejects the category %s",
  async (category) => {
    const response = await search({ category });

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path: "category" }] });
  },
);
