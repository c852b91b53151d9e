import type { Faq } from "@claimkit/claims-api";
import { createSandbox } from "@claimkit/sandbox";
import "@claimkit/ui-kit/styles.css";
import { announcements, clearAnnouncements } from "@claimkit/ui-kit/testing/announcements";
import type { ClaimkitSettings, SearchFaqs } from "@claimkit/widget-runtime";
import { type RenderedWidget, renderWidget } from "@claimkit/widget-runtime/testing";
import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { inSpanish } from "../../testing/render-over-sandbox.tsx";
import { sandboxFaqs } from "../../testing/sandbox-faqs.ts";
import "../styles.css";
import { FaqSearch } from "./faq-search.tsx";

beforeEach(clearAnnouncements);
afterEach(cleanup);

const english = await sandboxFaqs("en-US");
const spanish = await sandboxFaqs("es-US");

function renderSearch(
  faqs: readonly Faq[] = english,
  settings: ClaimkitSettings = {},
): RenderedWidget {
  return renderWidget(<FaqSearch faqs={faqs} hrefOf={({ faqId }) => `#faq-${faqId}`} />, {
    fetch: createSandbox().fetch,
    phone: "8005550199",
    ...settings,
  });
}

const box = (): HTMLElement => screen.getByRole("searchbox");
const type = (text: string): Promise<void> => userEvent.type(box(), text);
/** Types all at once: on a busy machine, typing letter by letter has pauses. */
const fill = (text: string): Promise<void> => userEvent.fill(box(), text);
const hits = (): HTMLElement[] => screen.queryAllByRole("listitem");
const titles = (): (string | null)[] =>
  hits().map((hit) => within(hit).getByRole("link").textContent);
const marks = (): (string | null)[] =>
  Array.from(document.querySelectorAll("mark"), ({ textContent }) => textContent);

test("shows nothing before anything is typed, nor for punctuation", async () => {
  renderSearch();
  expect(screen.getByRole("search", { name: "Search all questions" }).textContent).toBe(
    "Search all questions",
  );

  await type(" ?!");

  expect(screen.queryByRole("list")).toBeNull();
  expect(screen.queryByText(/found|match/)).toBeNull();
});

test("shows each hit with its question, category and answer, the match marked in both", async () => {
  renderSearch();

  await type("towing");

  expect(await screen.findByText("1 question found")).toBeTruthy();
  const [hit] = hits();
  expect(hit?.innerText).toMatch(/^Who pays for towing\?\nServices\n+We do, when the damage/);
  await expect.poll(marks).toEqual(["towing"]);
  expect(screen.getByRole("link").getAttribute("href")).toBe("#faq-SVC-05");
});

test("searches all categories during typing, questions before answers", async () => {
  renderSearch();

  await type("lend");
  expect(await screen.findByText("2 questions found")).toBeTruthy();
  await expect.poll(titles).toEqual(["Who pays my lender after a total loss?", "Whom do you pay?"]);
  await expect.poll(marks).toEqual(["lend", "lend", "financed", "lend"]);

  await type("er after");
  await expect.poll(marks).toEqual(["lender", "after", "lender", "financed", "lender"]);
});

test("finds by a synonym of the host, and marks what it found", async () => {
  const messages = [{ locale: "en-US", texts: { "faq-search": { synonyms: "Gizmo, towing" } } }];
  renderSearch(english, { messages });

  await fill("gizmo");

  await expect.poll(titles).toEqual(["Who pays for towing?"]);
  await expect.poll(marks).toEqual(["towing"]);
});

test("tolerates a typo", async () => {
  renderSearch();

  await type("appoitnment");

  const [first] = await screen.findAllByRole("link");
  expect(first?.textContent).toBe("Can I change my appointment?");
  await expect.poll(() => marks().slice(0, 2)).toEqual(["appointment", "appointment"]);
});

test("shows the part of a long answer that matches", async () => {
  const answer = `${"Something else. ".repeat(20)}Bring your license. ${"More. ".repeat(50)}`;
  const faq: Faq = {
    faqId: "1",
    question: "What?",
    answer: `<b>${answer}</b>`,
    category: "REPORT",
    ranking: 1,
  };
  renderSearch([faq]);

  await type("license");

  const excerpt = await screen.findByText(/Bring your/);
  expect(excerpt.textContent).toMatch(/^….{10,60}Bring your license\. More\. .*…$/);
  await expect.poll(marks).toEqual(["license"]);
});

test("shows the phone number if nothing matches", async () => {
  renderSearch();

  await type("windshield wipers");

  expect((await screen.findByText(/^No questions match/)).textContent).toBe(
    "No questions match your search. If you need us, call 800-555-0199.",
  );
  expect(screen.getByRole("link", { name: "800-555-0199" }).getAttribute("href")).toBe(
    "tel:+18005550199",
  );
});

test("shows no phone number if the host has none", async () => {
  renderSearch(english, { phone: undefined });

  await type("windshield");

  expect(await screen.findByText("No questions match your search.")).toBeTruthy();
});

test("is available in Spanish", async () => {
  renderSearch(spanish, inSpanish);
  expect(screen.getByRole("searchbox", { name: "Buscar en todas las preguntas" })).toBeTruthy();

  await type("grua");
  expect(await screen.findByText("1 pregunta encontrada")).toBeTruthy();
  await expect.poll(titles).toEqual(["¿Quién paga la grúa?"]);
  await expect.poll(marks).toEqual(["grúa", "grúa"]);
  expect(screen.getByText("Servicios")).toBeTruthy();

  await userEvent.clear(box());
  await type("alquiler");
  expect(await screen.findByText("8 preguntas encontradas")).toBeTruthy();

  await type("xyz");
  expect((await screen.findByText(/^Ninguna/)).textContent).toBe(
    "Ninguna pregunta coincide con su búsqueda. Si nos necesita, llame al 800-555-0199.",
  );
});

describe("among two thousand hits", () => {
  const many = Array.from({ length: 2000 }, (_, place): Faq => ({
    faqId: `Q-${place}`,
    question: `Question ${place}`,
    answer: "Yes.",
    category: "REPORT",
    ranking: place,
  }));

  test("shows five at first and five more on demand", async () => {
    renderSearch(many);

    await type("question");
    expect(await screen.findByText("2,000 questions found")).toBeTruthy();
    expect(hits()).toHaveLength(5);

    await userEvent.click(screen.getByRole("button", { name: "Show more (5 of 2,000)" }));
    expect(hits()).toHaveLength(10);
    expect(hits()[5]).toHaveFocus();
  });

  test("shows five again for another text", async () => {
    renderSearch(many);
    await fill("question");
    await userEvent.click(await screen.findByRole("button", { name: /^Show more/ }));
    expect(hits()).toHaveLength(10);

    await fill("yes");

    await expect.poll(marks).toContain("Yes");
    expect(hits()).toHaveLength(5);
  });
});

test("announces the number of hits once, when typing pauses", async () => {
  renderSearch();

  await fill("lender");
  await expect.poll(announcements).toEqual(["2 questions found"]);

  await fill("xyz");
  await expect
    .poll(announcements)
    .toEqual(["2 questions found", "No questions match your search."]);
});

test("searches questions that are loaded later", async () => {
  const { rerender } = renderSearch(english.slice(0, 1));
  await type("towing");
  expect(await screen.findByText(/^No questions match/)).toBeTruthy();

  rerender(<FaqSearch faqs={english} hrefOf={() => "#"} />);

  expect(await screen.findByText("1 question found")).toBeTruthy();
});

describe("the host's own search", () => {
  /** A search whose calls the test resolves. */
  function manualSearch() {
    const calls: { query: string; signal: AbortSignal; resolve: (ids: string[]) => void }[] = [];
    const search: SearchFaqs = (query, { signal }) =>
      new Promise((resolve) => calls.push({ query, signal, resolve }));
    return { calls, search };
  }

  test("is called when typing pauses, and its order is kept", async () => {
    const search = vi.fn<SearchFaqs>(() => ["PAY-02", "unknown", "SVC-05", "PAY-02"]);
    renderSearch(english, { searchFaqs: search });

    await fill("who pays");

    expect(await screen.findByText("2 questions found")).toBeTruthy();
    await expect.poll(titles).toEqual(["Whom do you pay?", "Who pays for towing?"]);
    await expect.poll(marks).toContain("pays");
    expect(search).toHaveBeenLastCalledWith("who pays", {
      faqs: english,
      locale: "en-US",
      signal: expect.any(AbortSignal),
    });
  });

  test("is aborted when typing continues, and its late result is ignored", async () => {
    const { calls, search } = manualSearch();
    renderSearch(english, { searchFaqs: search });

    await fill("tow");
    await expect.poll(() => calls).toHaveLength(1);
    await fill("towing");
    await expect.poll(() => calls).toHaveLength(2);
    expect(calls.map(({ query, signal }) => [query, signal.aborted])).toEqual([
      ["tow", true],
      ["towing", false],
    ]);

    await act(async () => calls[1]?.resolve(["SVC-05"]));
    await act(async () => calls[0]?.resolve(["PAY-01"]));
    await expect.poll(titles).toEqual(["Who pays for towing?"]);
  });

  test("keeps the focus in the box if Enter is pressed before its result", async () => {
    const { calls, search } = manualSearch();
    renderSearch(english, { searchFaqs: search });
    await fill("tow");
    await expect.poll(() => calls).toHaveLength(1);
    await act(async () => calls[0]?.resolve(["SVC-05"]));
    await expect.poll(titles).toEqual(["Who pays for towing?"]);
    await fill("lender");

    await userEvent.keyboard("{Enter}");
    await expect.poll(() => calls).toHaveLength(2);
    await act(async () => calls[1]?.resolve(["PAY-02"]));

    await expect.poll(titles).toEqual(["Whom do you pay?"]);
    expect(box()).toHaveFocus();
  });

  test("is aborted when the widget is unmounted", async () => {
    const { calls, search } = manualSearch();
    const { unmount } = renderSearch(english, { searchFaqs: search });
    await fill("tow");
    await expect.poll(() => calls).toHaveLength(1);

    unmount();

    expect(calls[0]?.signal.aborted).toBe(true);
  });

  test.each<{ case: string; search: SearchFaqs }>([
    { case: "rejects", search: async () => Promise.reject(new Error("offline")) },
    {
      case: "throws",
      search: () => {
        throw new Error("broken");
      },
    },
    { case: "returns no list", search: () => 5 as unknown as string[] },
  ])("is replaced by the search in the browser if it $case", async ({ search }) => {
    renderSearch(english, { searchFaqs: search });

    await fill("towing");

    expect(await screen.findByText("1 question found")).toBeTruthy();
    await expect.poll(titles).toEqual(["Who pays for towing?"]);
  });
});
