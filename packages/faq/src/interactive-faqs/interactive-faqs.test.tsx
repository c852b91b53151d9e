import { cleanup, screen, within } from "@testing-library/react";
import "@claimkit/ui-kit/styles.css";
import { announcements, clearAnnouncements } from "@claimkit/ui-kit/testing/announcements";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { manyQuestions } from "../../testing/many-questions.ts";
import {
  inSpanish,
  type RenderedOverSandbox,
  renderOverSandbox,
} from "../../testing/render-over-sandbox.tsx";
import "../styles.css";
import { InteractiveFaqs, type InteractiveFaqsProps, usePopularFaqs } from "./interactive-faqs.tsx";

beforeEach(() => sessionStorage.clear());

afterEach(async () => {
  cleanup();
  clearAnnouncements();
  vi.restoreAllMocks();
  await page.viewport(1280, 800);
});

type Options = Parameters<typeof renderOverSandbox>[1];

const claim = { claimNumber: "CLM-1006" };

function show(props: Partial<InteractiveFaqsProps> = {}, options?: Options): RenderedOverSandbox {
  return renderOverSandbox(<InteractiveFaqs {...claim} {...(props as object)} />, options);
}

const dropdown = (): HTMLSelectElement =>
  screen.getByRole("combobox", { name: "Popular questions about" });

const choose = (category: string): Promise<void> => userEvent.selectOptions(dropdown(), category);

/** The questions on screen, in reading order. */
const questions = (): (string | null)[] =>
  screen.queryAllByRole("heading").map(({ textContent }) => textContent);

const loaded = (): Promise<unknown> => screen.findAllByRole("listitem");

function card(question: string): HTMLElement {
  const found = screen.getByRole("heading", { name: question }).closest("li");
  if (!found) throw new Error(`"${question}" is on no card.`);
  return found;
}

function eventsOfType({ events }: RenderedOverSandbox, type: string): unknown[] {
  return events.filter((event) => event.type === type);
}

const REPORT = [
  "What happens after I report a claim?",
  "Do I need a police report?",
  "Which photos help?",
  "What should I not do?",
];

test("shows fewer than four if the page limits them", async () => {
  show({ limit: 2 });
  await loaded();

  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});

describe("the dropdown 'Popular questions about'", () => {
  test("has the four categories, and starts with the first", async () => {
    show();
    await loaded();

    const options = within(dropdown()).getAllByRole("option");
    expect(options.map(({ textContent }) => textContent)).toEqual([
      "Report",
      "Services",
      "Repairs",
      "Payout",
    ]);
    expect(dropdown().selectedOptions[0]?.textContent).toBe("Report");
    expect(screen.queryByText("(optional)")).toBeNull();
  });

  test("shows the questions of the selected category and announces their number", async () => {
    const { requests } = show();
    await loaded();
    dropdown().focus();

    await choose("Repairs");

    expect(await screen.findByText("Which repair shop can I choose?")).toBeTruthy();
    expect(screen.queryByText("Which photos help?")).toBeNull();
    expect(document.activeElement).toBe(dropdown());
    expect(await requests.at(-1)?.json()).toEqual({ category: "REPAIRS", claimNumber: "CLM-1006" });
    await expect.poll(announcements).toEqual(["4 questions about Repairs."]);
  });

  test("stays while the questions of another category load", async () => {
    show({}, { sandbox: { faults: { faqSearch: { delayMs: 600_000 } } } });

    expect(dropdown().disabled).toBe(false);
    expect(screen.getByText("Please wait while we process your request.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "All FAQ" })).toBeTruthy();
  });

  test.each([
    { selectedCategory: "REPAIRS", shown: "Repairs", requested: "REPAIRS" },
    { selectedCategory: "CLOSE", shown: "Payout", requested: "PAYOUT" },
    { selectedCategory: "services", shown: "Services", requested: "SERVICES" },
    { selectedCategory: "TOWING", shown: "Report", requested: "REPORT" },
  ])(
    "starts with $shown if the page selects $selectedCategory",
    async ({ selectedCategory, shown, requested }) => {
      const { requests } = show({ selectedCategory: selectedCategory as "REPAIRS" });
      await loaded();

      expect(dropdown().selectedOptions[0]?.textContent).toBe(shown);
      expect(await requests[0]?.json()).toMatchObject({ category: requested });
    },
  );

  test("changes to a category that the page selects later, replacing the user's choice", async () => {
    const { rerender } = show({ selectedCategory: "REPAIRS" });
    await loaded();
    await choose("Services");
    await screen.findByText("How do I get a rental car?");

    rerender(<InteractiveFaqs {...claim} selectedCategory="PAYOUT" />);

    expect(await screen.findByText("When will I be paid?")).toBeTruthy();
    expect(dropdown().selectedOptions[0]?.textContent).toBe("Payout");
  });

  test("changes back to the category that the page selects again", async () => {
    const { rerender } = show({ selectedCategory: "REPAIRS" });
    await loaded();
    await choose("Services");
    await screen.findByText("How do I get a rental car?");
    rerender(<InteractiveFaqs {...claim} selectedCategory="PAYOUT" />);
    await screen.findByText("When will I be paid?");

    rerender(<InteractiveFaqs {...claim} selectedCategory="REPAIRS" />);

    expect(await screen.findByText("Which repair shop can I choose?")).toBeTruthy();
    expect(dropdown().selectedOptions[0]?.textContent).toBe("Repairs");
  });

  test("emits ck:select with the category", async () => {
    const rendered = show();
    await loaded();

    await choose("Payout");

    await screen.findByText("When will I be paid?");
    expect(eventsOfType(rendered, "ck:select")).toMatchObject([
      { widget: "interactive-faqs", kind: "faq-category", value: "PAYOUT" },
    ]);
  });
});

describe("the cards", () => {
  test("are the top 4 of the category, each question once, by their ranking", async () => {
    show();
    await loaded();

    expect(questions()).toEqual(REPORT);
  });

  test("are those that the service finds, also one that has another category", async () => {
    const question = (faqId: string, category: string): object => ({
      faqId,
      question: `Question ${faqId}?`,
      answer: "Yes.",
      category,
    });
    const faqs = [question("1", "REPAIRS"), question("2", "PAYOUT")];
    show({ selectedCategory: "REPAIRS" }, { change: () => ({ faqs }) });
    await loaded();

    expect(questions()).toEqual(["Question 1?", "Question 2?"]);
  });

  test.each([{ width: 768 }, { width: 1280 }])(
    "are in two columns by even and odd index at $width px, in ranking order for screen readers",
    async ({ width }) => {
      await page.viewport(width, 800);
      show();
      await loaded();

      const places = REPORT.map((question) => card(question).getBoundingClientRect());
      const [first, second, third, fourth] = places;
      expect([third?.x, fourth?.x]).toEqual([first?.x, second?.x]);
      expect(second?.x).toBeGreaterThan(first?.right ?? Infinity);
      expect([second?.y, fourth?.y]).toEqual([first?.y, third?.y]);
      expect(third?.y).toBeGreaterThan(first?.bottom ?? Infinity);
      expect(questions()).toEqual(REPORT);
    },
  );

  test.each([{ width: 320 }, { width: 360 }])(
    "are in one column at $width px, without horizontal scrolling",
    async ({ width }) => {
      await page.viewport(width, 800);
      show({ showFeedback: true });
      await loaded();

      const places = REPORT.map((question) => card(question).getBoundingClientRect());
      expect(new Set(places.map(({ x }) => x)).size).toBe(1);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );

  test("show the first 130 characters of a longer answer, faded, and all of it after 'See more'", async () => {
    show();
    await loaded();
    const photos = within(card("Which photos help?"));
    const preview = photos.getByText(/^Take one of each corner/);
    expect(preview.textContent).toHaveLength(130);
    expect(getComputedStyle(preview.closest("div") as Element).maskImage).toContain("gradient");

    await userEvent.click(photos.getByRole("button", { name: "See more Which photos help?" }));

    const whole = photos.getByText(/^Take one of each corner/);
    expect(whole.textContent).toMatch(/before the vehicle is moved\.$/);
    expect(getComputedStyle(whole.closest("[id]") as Element).maskImage).toBe("none");

    await userEvent.click(photos.getByRole("button", { name: "See less Which photos help?" }));

    expect(photos.getByText(/^Take one of each corner/).textContent).toHaveLength(130);
  });

  test("keep the focus on the button, whose label says what it does next", async () => {
    show();
    await loaded();
    const button = screen.getByRole("button", { name: /^See more/ });
    expect([button.textContent, button.ariaExpanded]).toEqual(["See more", "false"]);

    button.focus();
    await userEvent.keyboard("{Enter}");

    expect(document.activeElement).toBe(button);
    expect([button.textContent, button.ariaExpanded]).toEqual(["See less", "true"]);
    expect(button.getAttribute("aria-controls")).toBe(
      card("Which photos help?").querySelector(".ck-faq-card-answer")?.id,
    );
  });

  test("show an answer of 130 characters or fewer at once, and no button", async () => {
    show();
    await loaded();

    for (const question of ["What happens after I report a claim?", "Do I need a police report?"]) {
      expect(within(card(question)).queryByRole("button")).toBeNull();
    }
    expect(screen.getByText(/follow each step on your claim's page\.$/)).toBeTruthy();
  });

  test("never cut an emoji in two", async () => {
    show({ selectedCategory: "REPAIRS" });
    await loaded();

    const preview = within(card("How will I know that my vehicle is ready?")).getByText(
      /^The shop/,
    );
    expect(preview.textContent).not.toMatch(/\p{Surrogate}/u);
    expect(preview.textContent.length).toBeLessThanOrEqual(130);
  });

  test("show lists and links of an answer once it is open", async () => {
    show({ selectedCategory: "REPAIRS" });
    await loaded();
    const estimate = within(card("How do I get an estimate?"));
    expect(estimate.queryByRole("list")).toBeNull();

    await userEvent.click(estimate.getByRole("button"));

    const items = within(estimate.getByRole("list")).getAllByRole("listitem");
    expect(items.map(({ textContent }) => textContent)).toEqual([
      "Visit a shop of our repair network",
      "Come to a drive-in inspection",
      "Send us photos of the damage",
    ]);
  });

  test("are closed after a change of category", async () => {
    show();
    await loaded();
    await userEvent.click(screen.getByRole("button", { name: /^See more/ }));
    await choose("Services");
    await screen.findByText("How do I get a rental car?");

    await choose("Report");

    expect(await screen.findByRole("button", { name: /^See more Which photos/ })).toBeTruthy();
  });

  test.each([
    { headingLevel: undefined, level: 3 },
    { headingLevel: 5 as const, level: 5 },
  ])("have headings of level $level", async ({ headingLevel, level }) => {
    show(headingLevel && { headingLevel });
    await loaded();

    expect(screen.getAllByRole("heading", { level })).toHaveLength(4);
  });

  test("emit clicks on 'See more' and 'See less' as those of an accordion", async () => {
    const rendered = show();
    await loaded();

    await userEvent.click(screen.getByRole("button", { name: /^See more/ }));
    await userEvent.click(screen.getByRole("button", { name: /^See less/ }));

    expect(eventsOfType(rendered, "ck:click")).toMatchObject([
      { target: "accordion", value: "open" },
      { target: "accordion", value: "close" },
    ]);
  });
});

describe("show-all", () => {
  test("shows every question of the category, by its ranking", async () => {
    const { requests } = show({ showAll: true, selectedCategory: "SERVICES" });
    await loaded();

    expect(questions()).toHaveLength(12);
    expect(questions().slice(0, 2)).toEqual([
      "How do I get a rental car?",
      "How long can I keep the rental car?",
    ]);
    expect(questions().at(-1)).toBe(
      "Someone else needs to drive the rental car. Is that possible?",
    );
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "GET http://localhost/faqs?claimNumber=CLM-1006",
    ]);
  });

  test("changes the category without another request and announces its number of questions", async () => {
    const { requests } = show({ showAll: true });
    await loaded();

    await choose("Repairs");

    expect(questions()).toHaveLength(12);
    expect(questions()[0]).toBe("Which repair shop can I choose?");
    expect(requests).toHaveLength(1);
    await expect.poll(announcements).toEqual(["12 questions about Repairs."]);
  });

  test("shows 50 questions of a long list, and 50 more on request", async () => {
    show({ showAll: true }, { change: () => manyQuestions(480) });
    await loaded();
    expect(questions()).toHaveLength(50);

    await userEvent.click(screen.getByRole("button", { name: "Show more (50 of 120)" }));

    expect(questions()).toHaveLength(100);
  });
});

describe("'All FAQ'", () => {
  test("emits the action all-faqs with the claim and the category", async () => {
    const rendered = show({ onAction: (event) => event.preventDefault() });
    await loaded();
    await choose("Repairs");

    await userEvent.click(screen.getByRole("button", { name: "All FAQ" }));

    expect(eventsOfType(rendered, "ck:action")).toMatchObject([
      {
        widget: "interactive-faqs",
        action: "all-faqs",
        detail: { claimNumber: "CLM-1006", category: "REPAIRS" },
      },
    ]);
  });

  test("leaves out the claim if there is none", async () => {
    const rendered = show({ claimNumber: undefined, onAction: (event) => event.preventDefault() });
    await loaded();

    await userEvent.click(screen.getByRole("button", { name: "All FAQ" }));

    expect(eventsOfType(rendered, "ck:action")).toEqual([
      expect.objectContaining({ detail: { category: "REPORT" } }),
    ]);
  });

  test("is a link if the host sets its URL", async () => {
    show({ hrefs: { "all-faqs": ({ category }) => `#faqs-${category}` } });
    await loaded();

    expect(screen.getByRole("link", { name: "All FAQ" }).getAttribute("href")).toBe("#faqs-REPORT");
  });
});

describe("feedback", () => {
  test("is shown on each card, and its record has the question's id and the category", async () => {
    const rendered = show({
      ...claim,
      contactId: "CNT-1006",
      showFeedback: true,
      claimType: "AUTO",
    });
    await loaded();
    expect(screen.getAllByText("Was this helpful?")).toHaveLength(4);

    await userEvent.click(
      within(card("Do I need a police report?")).getByRole("button", { name: "Yes" }),
    );

    expect(eventsOfType(rendered, "ck:feedback")).toMatchObject([
      {
        widget: "interactive-faqs",
        record: {
          claimNumber: "CLM-1006",
          contactId: "CNT-1006",
          persona: "member",
          component: "interactive-faqs",
          claimType: "AUTO",
          feedbackSection: "REPORT",
          faqId: "RPT-02",
          feedbackResponse: "Yes",
        },
      },
    ]);
    expect(screen.getByText("Thank you for your feedback!")).toBeTruthy();
    expect(screen.getAllByText("Was this helpful?")).toHaveLength(3);
  });

  test.each([
    { case: "showFeedback is not set", props: {} },
    { case: "there is no claim", props: { claimNumber: undefined, showFeedback: true } },
    { case: "the claim number is empty", props: { claimNumber: "", showFeedback: true } },
  ])("is not shown if $case", async ({ props }) => {
    show(props);
    await loaded();

    expect(questions()).toEqual(REPORT);
    expect(screen.queryByText("Was this helpful?")).toBeNull();
  });
});

const FAILED = "The popular questions didn't load. We'll get it fixed.";
const EMPTY = "There are no questions here yet. If you need us, call 800-555-0199.";

const states = [
  { case: "HTTP 500", response: () => new Response("", { status: 500 }), message: FAILED },
  { case: "HTTP 404", response: () => new Response("", { status: 404 }), message: FAILED },
  { case: "an HTML page", response: () => new Response("<!doctype html>"), message: FAILED },
  { case: "a network failure", response: () => Promise.reject(new TypeError()), message: FAILED },
  { case: "HTTP 204", response: () => new Response(null, { status: 204 }), message: EMPTY },
  { case: "{}", response: () => Response.json({}), message: EMPTY },
  { case: "[]", response: () => Response.json([]), message: EMPTY },
  { case: "an empty list", response: () => Response.json({ faqs: [] }), message: EMPTY },
];

describe.each([
  { call: "faqSearch", props: {} },
  { call: "faqs", props: { showAll: true } },
])("with $call", ({ props }) => {
  test.each(states)("shows '$message' for $case", async ({ response, message }) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const rendered = show(props, { clientOptions: { fetch: async () => response() } });

    const sentence = await screen.findByText((_, element) => element?.textContent === message, {
      selector: "p, .ck-notification span",
    });
    expect(sentence.closest("[role=alert]") !== null).toBe(message === FAILED);
    expect(dropdown()).toBeTruthy();
    await expect
      .poll(() => eventsOfType(rendered, message === FAILED ? "ck:error" : "ck:ready"))
      .toHaveLength(1);
    if (message === EMPTY)
      expect(eventsOfType(rendered, "ck:ready")).toMatchObject([{ state: "empty" }]);
  });
});

test("an empty list without a phone number does not mention a call", async () => {
  show({}, { phone: "", sandbox: { faults: { faqSearch: { status: 204 } } } });

  expect(await screen.findByText("There are no questions here yet.")).toBeTruthy();
});

test("a category without questions is announced", async () => {
  show({}, { sandbox: { faults: { faqSearch: { status: 204 } } } });
  await screen.findByText(/There are no questions here yet/);

  await choose("Repairs");

  await expect.poll(announcements).toEqual(["There are no questions here yet."]);
});

test("after a failure, 'Try again' requests the selected category", async () => {
  const { requests } = show({}, { sandbox: { faults: { faqSearch: { status: 500, times: 2 } } } });
  await screen.findByText(FAILED);
  await choose("Payout");
  await screen.findByText(FAILED);

  await userEvent.click(screen.getByRole("button", { name: "Try again" }));

  expect(await screen.findByText("When will I be paid?")).toBeTruthy();
  expect(await requests.at(-1)?.json()).toMatchObject({ category: "PAYOUT" });
});

test("emits ck:ready with data", async () => {
  const fetch = async (): Promise<Response> => Response.json(manyQuestions(1));
  const rendered = show({}, { clientOptions: { fetch } });

  await expect
    .poll(() => eventsOfType(rendered, "ck:ready"))
    .toMatchObject([{ widget: "interactive-faqs", state: "data", persona: "member" }]);
});

describe("for a third party", () => {
  const third = { claimNumber: "CLM-2003", isThirdParty: true, contactId: "CNT-2003" } as const;

  test.each(["REPORT", "SERVICES", "REPAIRS", "PAYOUT"] as const)(
    "shows questions about %s without deductibles and coverages",
    async (selectedCategory) => {
      const { container, events } = show({ ...third, selectedCategory });
      await loaded();
      for (const button of screen.queryAllByRole("button", { name: /^See more/ })) button.click();

      expect(questions()).toHaveLength(4);
      expect(container.textContent).not.toMatch(/deductible|coverage|premium/i);
      expect(new Set(events.flatMap(({ persona }) => persona ?? []))).toEqual(
        new Set(["third-party"]),
      );
    },
  );

  test("fails without a request if the contact is missing", async () => {
    const rendered = show({ ...third, contactId: "" });

    expect(await screen.findByText(FAILED)).toBeTruthy();
    expect(rendered.requests).toEqual([]);
    await expect
      .poll(() => eventsOfType(rendered, "ck:error"))
      .toMatchObject([{ error: { code: "configuration" } }]);
  });
});

test("is available in Spanish", async () => {
  show({ showFeedback: true }, inSpanish);

  const select = screen.getByRole("combobox", { name: "Preguntas más frecuentes sobre" });
  expect([...(select as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
    "Reporte",
    "Servicios",
    "Reparaciones",
    "Pagos",
  ]);
  expect(await screen.findByText("¿Qué fotos ayudan?")).toBeTruthy();
  expect(screen.getAllByRole("button", { name: /^Ver más/ })).not.toHaveLength(0);
  expect(screen.getByRole("button", { name: "Todas las preguntas" })).toBeTruthy();
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
});

test("usePopularFaqs returns the same questions for a custom view", async () => {
  function Own() {
    const { data } = usePopularFaqs({ ...claim, category: "CLOSE" });
    return <p>{data?.faqs.map(({ faqId }) => faqId).join()}</p>;
  }
  renderOverSandbox(<Own />);

  expect(await screen.findByText("PAY-01,PAY-02,PAY-03,PAY-04")).toBeTruthy();
});
