import { cleanup, screen, within } from "@testing-library/react";
import "@claimkit/ui-kit/styles.css";
import { clearAnnouncements } from "@claimkit/ui-kit/testing/announcements";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { manyQuestions } from "../../testing/many-questions.ts";
import {
  inSpanish,
  type RenderedOverSandbox,
  renderOverSandbox,
} from "../../testing/render-over-sandbox.tsx";
import "../styles.css";
import { AllFaqs, type AllFaqsProps, useFaqs } from "./all-faqs.tsx";

beforeEach(() => sessionStorage.clear());

afterEach(async () => {
  cleanup();
  clearAnnouncements();
  vi.restoreAllMocks();
  await page.viewport(1280, 800);
});

type Options = Parameters<typeof renderOverSandbox>[1];

const claim = { claimNumber: "CLM-1006" };

function show(props: Partial<AllFaqsProps> = {}, options?: Options): RenderedOverSandbox {
  return renderOverSandbox(<AllFaqs {...claim} {...(props as object)} />, options);
}

const tab = (name: string): HTMLElement => screen.getByRole("tab", { name });

const selectedTab = (): string | null => screen.getByRole("tab", { selected: true }).textContent;

const loaded = (): Promise<unknown> => screen.findByRole("tablist");

/** The questions of the tab that is open, each with whether its answer is shown. */
const questions = (): string[] =>
  within(screen.getByRole("tabpanel"))
    .getAllByRole("button")
    .filter(({ ariaExpanded }) => ariaExpanded !== null)
    .map(({ textContent, ariaExpanded }) => (ariaExpanded === "true" ? "+ " : "- ") + textContent);

function eventsOfType({ events }: RenderedOverSandbox, type: string): unknown[] {
  return events.filter((event) => event.type === type);
}

test("is titled 'Claims Frequently Asked Questions', also while it loads", () => {
  show({}, { sandbox: { faults: { faqs: { delayMs: 600_000 } } } });

  const title = screen.getByRole("heading", { name: "Claims Frequently Asked Questions" });
  expect(title.localName).toBe("h2");
  expect(screen.getByText("Please wait while we process your request.")).toBeTruthy();
});

describe("the tabs", () => {
  test("are the four categories", async () => {
    show();
    await loaded();

    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
      "Report",
      "Services",
      "Repairs",
      "Payout",
    ]);
    expect(selectedTab()).toBe("Report");
  });

  test("show the questions of their category by ranking, each once, with the answers closed", async () => {
    show();
    await loaded();

    expect(questions()).toEqual([
      "- What happens after I report a claim?",
      "- Do I need a police report?",
      "- Which photos help?",
      "- What should I not do?",
      "- Can I change what I reported?",
      "- How do I send documents?",
      "- What does 'vanishing deductible' mean?",
      "- Will my premium change?",
      "- I was not driving. May I report the claim?",
      "- The other driver has no insurance. What now?",
      "- How long can I wait to report a claim?",
    ]);

    await userEvent.click(tab("Services"));

    expect(questions()[0]).toBe("- How do I get a rental car?");
    expect(questions()).toHaveLength(12);
  });

  test("emit ck:select with the category", async () => {
    const rendered = show();
    await loaded();

    await userEvent.click(tab("Repairs"));

    expect(eventsOfType(rendered, "ck:select")).toMatchObject([
      { widget: "all-faqs", kind: "faq-category", value: "REPAIRS" },
    ]);
  });

  test.each([
    { selectedCategory: "REPAIRS", selected: "Repairs" },
    { selectedCategory: "CLOSE", selected: "Payout" },
    { selectedCategory: "TOWING", selected: "Report" },
  ])(
    "start with $selected if the page selects $selectedCategory",
    async ({ selectedCategory, selected }) => {
      show({ selectedCategory: selectedCategory as "REPAIRS" });
      await loaded();

      expect(selectedTab()).toBe(selected);
    },
  );

  test("change to a category that the page selects later", async () => {
    const { rerender } = show({ selectedCategory: "REPAIRS" });
    await loaded();
    await userEvent.click(tab("Services"));

    rerender(<AllFaqs {...claim} selectedCategory="PAYOUT" />);

    expect(selectedTab()).toBe("Payout");
  });

  test("show a message for a category without questions", async () => {
    const { faqs } = manyQuestions(1) as { faqs: object[] };
    show({}, { change: () => ({ faqs }) });
    await loaded();
    expect(questions()).toHaveLength(1);

    await userEvent.click(tab("Payout"));

    expect(screen.getByRole("tabpanel").textContent).toBe(
      "There are no questions here yet. If you need us, call 800-555-0199.",
    );
  });
});

describe("the accordion", () => {
  test("shows an answer below its question, and hides it again", async () => {
    show();
    await loaded();
    const question = screen.getByRole("button", { name: "Which photos help?" });

    await userEvent.click(question);

    const answer = screen.getByRole("region", { name: "Which photos help?" });
    expect(answer.textContent).toMatch(/^Take one of each corner.*before the vehicle is moved\.$/);

    await userEvent.click(question);

    expect(screen.queryByRole("region", { name: "Which photos help?" })).toBeNull();
  });

  test("opens all answers of the tab with 'Open all', and closes them with 'Close all'", async () => {
    show();
    await loaded();

    await userEvent.click(screen.getByRole("button", { name: "Open all" }));

    expect(questions().every((question) => question.startsWith("+"))).toBe(true);
    expect(screen.getByText(/follow each step on your claim's page/).checkVisibility()).toBe(true);

    await userEvent.click(screen.getByRole("button", { name: "Close all" }));

    expect(questions().every((question) => question.startsWith("-"))).toBe(true);
  });

  test("keeps answers open while another tab is selected", async () => {
    show();
    await loaded();
    await userEvent.click(screen.getByRole("button", { name: "Which photos help?" }));
    await userEvent.click(tab("Payout"));

    await userEvent.click(tab("Report"));

    expect(questions()).toContain("+ Which photos help?");
  });

  test.each([
    { headingLevel: undefined, title: "H2", question: "H3" },
    { headingLevel: 4 as const, title: "H4", question: "H5" },
  ])(
    "has questions of $question below a title of $title",
    async ({ headingLevel, title, question }) => {
      show(headingLevel && { headingLevel });
      await loaded();

      const [first, second] = screen.getAllByRole("heading");
      expect([first?.tagName, second?.tagName]).toEqual([title, question]);
    },
  );

  test("shows 50 questions of a long list, and 50 more on request", async () => {
    show({}, { change: () => manyQuestions(480) });
    await loaded();
    expect(questions()).toHaveLength(50);

    await userEvent.click(screen.getByRole("button", { name: "Show more (50 of 120)" }));

    expect(questions()).toHaveLength(100);
    expect(document.activeElement?.textContent).toContain("Question 201?");
  });

  test("prints every answer of every category", async () => {
    const { container } = show();
    await loaded();

    dispatchEvent(new Event("beforeprint"));
    await cdp().send("Emulation.setEmulatedMedia", { media: "print" });

    const hidden = (): (string | null)[] =>
      [...container.querySelectorAll(".ck-answer-text")]
        .filter((answer) => !answer.checkVisibility({ contentVisibilityAuto: true }))
        .map(({ textContent }) => textContent);
    expect(container.querySelectorAll(".ck-answer-text")).toHaveLength(47);
    await expect.poll(hidden).toEqual([]);
    await cdp().send("Emulation.setEmulatedMedia", { media: "" });
  });
});

describe("the search", () => {
  const search = (typed: string): Promise<void> =>
    userEvent.fill(screen.getByRole("searchbox"), typed);

  test("finds questions of every category", async () => {
    show();
    await loaded();

    await search("lender");

    const hit = await screen.findByRole("link", { name: "Who pays my lender after a total loss?" });
    expect(hit.closest("li")?.textContent).toContain("Payout");
  });

  test("emits no event with the typed text", async () => {
    const { events } = show();
    await loaded();

    await search("Mr. Zyx rental");
    await screen.findAllByRole("link");
    await userEvent.click(screen.getByRole("searchbox"));
    await userEvent.click(screen.getByRole("link", { name: "How do I get a rental car?" }));

    expect(events.map(({ type }) => type)).toContain("ck:click");
    expect(JSON.stringify(events)).not.toMatch(/zyx|rental/i);
    history.replaceState(null, "", location.pathname + location.search);
  });

  test("is not shown without questions", async () => {
    show({}, { sandbox: { faults: { faqs: { status: 204 } } } });
    await screen.findByText(/There are no questions here yet/);

    expect(screen.queryByRole("searchbox")).toBeNull();
  });

  test.each([{ width: 320 }, { width: 360 }])("fits into $width px", async ({ width }) => {
    await page.viewport(width, 800);
    show();
    await loaded();

    await search("rental");
    await screen.findByText("8 questions found");

    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

describe("feedback", () => {
  test("is shown below an answer once it is open, and its record has the question's id", async () => {
    const rendered = show({ showFeedback: true, claimType: "AUTO" });
    await loaded();
    expect(screen.queryByText("Was this helpful?")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Which photos help?" }));

    await userEvent.click(screen.getByRole("button", { name: "No" }));

    expect(eventsOfType(rendered, "ck:feedback")).toMatchObject([
      {
        widget: "all-faqs",
        record: {
          claimNumber: "CLM-1006",
          component: "all-faqs",
          claimType: "AUTO",
          feedbackSection: "REPORT",
          faqId: "RPT-03",
          feedbackResponse: "No",
        },
      },
    ]);
  });

  test.each([
    { case: "showFeedback is not set", props: {} },
    { case: "there is no claim", props: { claimNumber: undefined, showFeedback: true } },
  ])("is not shown if $case", async ({ props }) => {
    show(props);
    await loaded();

    await userEvent.click(screen.getByRole("button", { name: "Open all" }));

    expect(screen.queryByText("Was this helpful?")).toBeNull();
  });
});

const FAILED = "The questions didn't load. We'll get it fixed.";
const EMPTY = "There are no questions here yet. If you need us, call 800-555-0199.";

test.each([
  { case: "HTTP 500", response: () => new Response("", { status: 500 }), message: FAILED },
  { case: "HTTP 404", response: () => new Response("", { status: 404 }), message: FAILED },
  { case: "an HTML page", response: () => new Response("<!doctype html>"), message: FAILED },
  { case: "a network failure", response: () => Promise.reject(new TypeError()), message: FAILED },
  { case: "HTTP 204", response: () => new Response(null, { status: 204 }), message: EMPTY },
  { case: "{}", response: () => Response.json({}), message: EMPTY },
  { case: "[]", response: () => Response.json([]), message: EMPTY },
  { case: "an empty list", response: () => Response.json({ faqs: [] }), message: EMPTY },
])("shows '$message' below its title for $case", async ({ response, message }) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const rendered = show({}, { clientOptions: { fetch: async () => response() } });

  const sentence = await screen.findByText((_, element) => element?.textContent === message, {
    selector: "p, .ck-notification span",
  });
  expect(sentence.closest("[role=alert]") !== null).toBe(message === FAILED);
  expect(screen.getByRole("heading", { name: "Claims Frequently Asked Questions" })).toBeTruthy();
  expect(screen.queryByRole("tablist")).toBeNull();
  await expect
    .poll(() => eventsOfType(rendered, message === FAILED ? "ck:error" : "ck:ready"))
    .toHaveLength(1);
  if (message === EMPTY)
    expect(eventsOfType(rendered, "ck:ready")).toMatchObject([{ state: "empty" }]);
});

test("an empty list without a phone number does not mention a call", async () => {
  show({}, { phone: "", sandbox: { faults: { faqs: { status: 204 } } } });

  expect(await screen.findByText("There are no questions here yet.")).toBeTruthy();
});

test("'Try again' requests the questions again", async () => {
  show({}, { sandbox: { faults: { faqs: { status: 500, times: 1 } } } });

  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));

  expect(await screen.findByText("Which photos help?")).toBeTruthy();
});

test("requests with the claim and the persona, and emits ck:ready", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(manyQuestions(1)));
  const rendered = show(
    { claimNumber: "CLM-2003", isThirdParty: true, contactId: "CNT-2003" },
    { clientOptions: { fetch } },
  );
  await screen.findByText("Question 1?");

  expect(fetch.mock.calls.map(([url]) => url)).toEqual([
    "http://localhost/faqs?claimNumber=CLM-2003&contactId=CNT-2003&isThirdParty=true",
  ]);
  await expect
    .poll(() => eventsOfType(rendered, "ck:ready"))
    .toMatchObject([{ widget: "all-faqs", state: "data", persona: "third-party" }]);
});

test("needs no claim", async () => {
  const { requests } = show({ claimNumber: undefined });
  await loaded();

  expect(requests.map(({ url }) => url)).toEqual(["http://localhost/faqs"]);
});

test("a third party finds nothing about deductibles and coverages in any category", async () => {
  const { container } = show({
    claimNumber: "CLM-2003",
    isThirdParty: true,
    contactId: "CNT-2003",
  });
  await loaded();

  for (const name of ["Report", "Services", "Repairs", "Payout"]) {
    await userEvent.click(tab(name));
  }

  expect(container.textContent).not.toMatch(/deductible|coverage|premium/i);
});

test("is available in Spanish", async () => {
  show({}, inSpanish);
  await loaded();

  expect(screen.getByRole("heading", { name: "Preguntas frecuentes sobre reclamos" })).toBeTruthy();
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
    "Reporte",
    "Servicios",
    "Reparaciones",
    "Pagos",
  ]);
  expect(screen.getByRole("button", { name: "¿Qué fotos ayudan?" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Abrir todo" })).toBeTruthy();
});

test("marks text of a server in another language", async () => {
  const headers = { "Content-Language": "en-US" };
  const fetch = async (): Promise<Response> => Response.json(manyQuestions(4), { headers });
  show({}, { ...inSpanish, clientOptions: { fetch } });
  await loaded();

  const language = (text: string): string | null | undefined =>
    screen.getByText(text).closest("[lang]")?.getAttribute("lang");
  expect(language("Question 1?")).toBe("en-US");
  expect(language("Answer 1.")).toBe("en-US");
  expect(language("Reporte")).toBe("es-US");
});

test.each([{ width: 320 }, { width: 360 }])(
  "fits into $width px with every answer open",
  async ({ width }) => {
    await page.viewport(width, 800);
    show({ showFeedback: true });
    await loaded();

    await userEvent.click(screen.getByRole("button", { name: "Open all" }));

    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

test("useFaqs returns the same questions for a custom view", async () => {
  function Own() {
    const { data } = useFaqs(claim);
    return <p>{data && `${data.faqs.length} questions`}</p>;
  }
  renderOverSandbox(<Own />);

  expect(await screen.findByText("47 questions")).toBeTruthy();
});
