import { storedFeedback } from "@claimkit/claims-api/feedback";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { nextFrames } from "../../testing/next-frames.ts";
import { stubService } from "../../testing/stub-service.ts";
import { widgetRuntimeEsUs } from "../locales/es-us.ts";
import { type RenderedWidget, renderWidget, type RenderWidgetOptions } from "../testing/index.ts";
import { FeedbackPrompt, type FeedbackPromptProps } from "./feedback-prompt.tsx";

// Rules: docs/reference/claims.md#feedback-question

beforeEach(() => sessionStorage.clear());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const THANKS = "Thank you for your feedback!";
const DETAILS = "You can provide additional details using the blue Feedback tab";

const claim = { claimNumber: "CLM-1", section: "PAYOUT" } satisfies FeedbackPromptProps;

interface Rendered extends RenderedWidget {
  requests: unknown[];
}

function renderPrompt(
  props: Partial<FeedbackPromptProps> = {},
  options: Partial<RenderWidgetOptions> = {},
): Rendered {
  const service = stubService();
  const prompt = <FeedbackPrompt {...claim} {...(props as object)} />;
  return { ...renderWidget(prompt, { ...service, ...options }), requests: service.requests };
}

const button = (name: string): HTMLElement => screen.getByRole("button", { name });
const answers = ({ events }: Rendered): unknown[] =>
  events.filter(({ type }) => type === "ck:feedback");

test("A yes/no question: 'Was this helpful?' with Yes and No", () => {
  renderPrompt();

  expect(screen.getByText("Was this helpful?")).toBeTruthy();
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Yes",
    "No",
  ]);
  expect(screen.getByRole("group", { name: "Was this helpful?" })).toBeTruthy();
});

test.each([
  { answer: "Yes", shown: THANKS },
  { answer: "No", shown: `${THANKS} ${DETAILS}` },
])(
  "After an answer: 'Thank you for your feedback!'; after '$answer' it shows '$shown'",
  async ({ answer, shown }) => {
    renderPrompt();

    await userEvent.click(button(answer));

    expect(screen.getByText(/^Thank you/).textContent).toBe(shown);
    expect(screen.queryByRole("button")).toBeNull();
  },
);

test("the page can override or remove the text after 'No'", async () => {
  const words = (details: string) => [{ locale: "en-US", texts: { feedback: { details } } }];
  renderPrompt({}, { messages: words("Write to us.") });
  await userEvent.click(button("No"));
  expect(screen.getByText(/^Thank you/).textContent).toBe(`${THANKS} Write to us.`);
  cleanup();

  renderPrompt({ claimNumber: "CLM-2" }, { messages: words("") });
  await userEvent.click(button("No"));
  expect(screen.getByText(/^Thank you/).textContent).toBe(THANKS);
});

test("a page without a Feedback tab does not refer to one", async () => {
  renderPrompt({}, { hasFeedbackTab: false });

  await userEvent.click(button("No"));

  expect(screen.getByText(/^Thank you/).textContent).toBe(THANKS);
});

describe("10 seconds after an answer", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });

  const pass = (milliseconds: number): Promise<unknown> =>
    act(async () => vi.advanceTimersByTime(milliseconds));
  const press = (name: string): Promise<void> => act(async () => button(name).click());

  test("the thank-you message is hidden, and not before", async () => {
    renderPrompt();
    await press("Yes");

    await pass(9_999);
    expect(screen.getByText(THANKS)).toBeTruthy();

    await pass(1);
    expect(screen.queryByText(THANKS)).toBeNull();
    expect(screen.queryByText("Was this helpful?")).toBeNull();
  });

  test("focus on the thank-you message moves to the widget, not to the top of the page", async () => {
    const { container } = renderPrompt();
    await press("No");
    expect(document.activeElement?.textContent).toContain(THANKS);

    await pass(10_000);

    expect(document.activeElement).toBe(container.querySelector("[data-widget]"));
  });

  test("focus on the thank-you message moves to the widget in a frame too", async () => {
    const frame = document.body.appendChild(document.createElement("iframe"));
    onTestFinished(() => frame.remove());
    const inside = frame.contentDocument as Document;
    render(<FeedbackPrompt {...claim} />, { container: inside.body });
    await act(async () => inside.querySelector("button")?.click());
    expect(inside.activeElement?.textContent).toContain(THANKS);

    await pass(10_000);

    expect(inside.activeElement).toBe(inside.querySelector("[data-widget]"));
  });

  test("focus elsewhere stays where it is", async () => {
    const { container } = renderPrompt();
    const elsewhere = container.appendChild(document.createElement("button"));
    await press("Yes");
    elsewhere.focus();

    await pass(10_000);

    expect(document.activeElement).toBe(elsewhere);
  });

  test("the question does not return if storage is blocked", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("", "QuotaExceededError");
    });
    renderPrompt();
    await press("Yes");
    expect(screen.getByText(THANKS)).toBeTruthy();

    await pass(10_000);

    expect(screen.queryByText("Was this helpful?")).toBeNull();
  });
});

test("moves the focus from the button to the thank-you message, so that screen readers announce it", async () => {
  renderPrompt();
  button("Yes").focus();

  await userEvent.keyboard("{Enter}");

  expect(document.activeElement?.textContent).toBe(THANKS);
});

test("moves the focus in a shadow root too", async () => {
  const host = document.body.appendChild(document.createElement("div"));
  const shadow = host.attachShadow({ mode: "open" });
  const container = shadow.appendChild(document.createElement("div"));
  render(<FeedbackPrompt {...claim} />, { container });

  shadow.querySelector("button")?.focus();
  await userEvent.keyboard("{Enter}");

  expect(shadow.activeElement?.textContent).toBe(THANKS);
  host.remove();
});

test("ck:feedback has the record", async () => {
  const rendered = renderPrompt({
    contactId: "CNT-7",
    section: "REPAIRS",
    component: "repairs-accordion",
    faqId: "REP-02",
    claimType: "AUTO",
  });

  await userEvent.click(button("No"));

  expect(answers(rendered)).toEqual([
    expect.objectContaining({
      widget: "claim-feedback",
      record: {
        claimNumber: "CLM-1",
        contactId: "CNT-7",
        persona: "member",
        device: "desktop",
        component: "repairs-accordion",
        claimType: "AUTO",
        feedbackSection: "REPAIRS",
        faqId: "REP-02",
        feedbackResponse: "No",
      },
    }),
  ]);
});

test.each([
  { persona: "associate", is: "associate" },
  { persona: "Third_Party", is: "third-party" },
  { persona: undefined, is: "member" },
])("the record of persona $persona contains $is", async ({ persona, is }) => {
  const rendered = renderPrompt({ persona: persona as "associate" | undefined });

  await userEvent.click(button("Yes"));

  expect(answers(rendered)).toMatchObject([{ persona: is, record: { persona: is } }]);
});

test("fails for an unknown persona", async () => {
  const { events } = renderPrompt({ persona: "adjuster" as "associate" });

  expect(await screen.findByRole("alert")).toBeTruthy();
  await expect
    .poll(() => events)
    .toContainEqual(
      expect.objectContaining({
        type: "ck:error",
        error: expect.objectContaining({ code: "configuration" }),
      }),
    );
});

test("unknown fields are omitted from the record", async () => {
  const rendered = renderPrompt({ isThirdParty: true });

  await userEvent.click(button("Yes"));

  expect(answers(rendered)).toMatchObject([
    {
      record: {
        claimNumber: "CLM-1",
        persona: "third-party",
        component: "claim-feedback",
        feedbackSection: "PAYOUT",
        feedbackResponse: "Yes",
      },
    },
  ]);
  expect(JSON.stringify(answers(rendered))).not.toMatch(/contactId|claimType|faqId/);
});

test("is stored for the claim, the component and the question, and not sent", async () => {
  const { requests } = renderPrompt({ faqId: "PAY-01" });

  await userEvent.click(button("Yes"));

  const subject = { claimNumber: "CLM-1", component: "claim-feedback", faqId: "PAY-01" };
  expect(storedFeedback(subject)).toBe("Yes");
  expect(storedFeedback({ ...subject, faqId: undefined })).toBeUndefined();
  expect(requests).toEqual([]);
});

test("is not asked again if there is a stored answer for claim, component and faq", async () => {
  renderPrompt();
  await userEvent.click(button("Yes"));
  cleanup();

  const { events } = renderPrompt();
  expect(screen.queryByText("Was this helpful?")).toBeNull();
  await nextFrames();
  expect(events).toContainEqual(expect.objectContaining({ type: "ck:ready", state: "empty" }));
});

test.each<Partial<FeedbackPromptProps>>([
  { claimNumber: "CLM-2" },
  { component: "payout-accordion" },
  { faqId: "PAY-01" },
])("is asked if the stored answer is for another subject: %j", async (other) => {
  renderPrompt();
  await userEvent.click(button("Yes"));
  cleanup();

  renderPrompt(other);

  expect(screen.getByText("Was this helpful?")).toBeTruthy();
});

test("an answer hides the same question elsewhere on the page, and no other", async () => {
  renderWidget(
    <>
      <FeedbackPrompt {...claim} />
      <FeedbackPrompt {...claim} />
      <FeedbackPrompt {...claim} faqId="PAY-01" />
    </>,
    stubService(),
  );

  const [first] = screen.getAllByRole("button", { name: "Yes" });
  await userEvent.click(first ?? document.body);

  expect(screen.getAllByText(THANKS)).toHaveLength(1);
  expect(screen.getAllByText("Was this helpful?")).toHaveLength(1);
});

test("another claim is another question", async () => {
  const { rerender } = renderPrompt();
  await userEvent.click(button("Yes"));

  rerender(<FeedbackPrompt {...claim} claimNumber="CLM-2" />);

  expect(screen.queryByText(THANKS)).toBeNull();
  expect(screen.getByText("Was this helpful?")).toBeTruthy();
});

test("emits answers as clicks on buttons", async () => {
  const { events } = renderPrompt();

  await userEvent.click(button("No"));

  expect(events.filter(({ type }) => type === "ck:click")).toMatchObject([
    { target: "button", value: "no" },
  ]);
});

test("accepts a section in upper or lower case", async () => {
  const rendered = renderPrompt({ section: "payout" as "PAYOUT" });

  await userEvent.click(button("Yes"));

  expect(answers(rendered)).toMatchObject([{ record: { feedbackSection: "PAYOUT" } }]);
});

test.each<Partial<FeedbackPromptProps>>([
  { claimNumber: "" },
  { section: "" as "PAYOUT" },
  { section: "ELSEWHERE" as "PAYOUT" },
])("fails with a configuration error for %j", async (odd) => {
  const { events } = renderPrompt(odd);

  expect(screen.getByRole("alert").textContent).toBe(
    "The feedback question didn't load. We'll get it fixed.",
  );
  await nextFrames();
  expect(events).toContainEqual(
    expect.objectContaining({
      type: "ck:error",
      error: expect.objectContaining({ code: "configuration" }),
    }),
  );
});

test("is translated into Spanish", async () => {
  renderPrompt({}, { locale: "es-US", messages: [widgetRuntimeEsUs] });
  expect(screen.getByText("¿Le resultó útil?")).toBeTruthy();

  await userEvent.click(button("No"));

  expect(screen.getByText(/^¡Gracias por sus comentarios! Puede dar más detalles/)).toBeTruthy();
});
