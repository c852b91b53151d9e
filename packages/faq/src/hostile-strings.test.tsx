import type { Faq } from "@claimkit/claims-api";
import { createSandbox } from "@claimkit/sandbox";
import { renderWidget } from "@claimkit/widget-runtime/testing";
import { expectHarmless, hostileParts } from "@claimkit/widget-runtime/testing/hostile-parts";
import { hostileStrings } from "@claimkit/widget-runtime/testing/hostile-strings";
import { watchPage } from "@claimkit/widget-runtime/testing/watch-page";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import type { JSX } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { renderOverSandbox } from "../testing/render-over-sandbox.tsx";
import { AllFaqs } from "./all-faqs/all-faqs.tsx";
import { AnswerText } from "./answer-text/answer-text.tsx";
import { FaqSearch } from "./faq-search/faq-search.tsx";
import { InteractiveFaqs } from "./interactive-faqs/interactive-faqs.tsx";

afterEach(cleanup);

const all = Object.values(hostileStrings).flat();
const classes = Object.entries(hostileStrings).map(([name, strings]) => ({ name, strings }));

/** A question that is hostile in every field. */
const hostileFaq = (text: string): Faq => ({
  faqId: text,
  question: text,
  answer: text,
  category: "REPORT",
  ranking: 1,
});

/** Whether a text has one of the strings. Others are read as simple HTML, without their tags. */
function hasOne(text: string, strings: readonly string[]): boolean {
  return strings.some((string) => text.includes(string.trim()));
}

function renderParts(parts: JSX.Element): HTMLElement {
  return renderWidget(parts, { fetch: createSandbox().fetch }).container;
}

test("there are more than a hundred strings, each once", () => {
  expect(all.length).toBeGreaterThan(100);
  expect(new Set(all).size).toBe(all.length);
});

describe("the checks detect, on a page that renders strings as HTML,", () => {
  test.each([
    { what: "a script that runs", html: "<img src=x onerror=alert(1)>" },
    { what: "a request", html: "<img src=https://hostile.example/img.png>" },
  ])("$what", async ({ html }) => {
    const page = watchPage();
    const box = document.createElement("div");
    document.body.append(box);

    box.innerHTML = html;
    await expect.poll(() => page.runs() + page.requests().length).toBeGreaterThan(0);

    box.remove();
  });

  test.each([
    "<script>1</script>",
    "<b onclick=alert(1)>x</b>",
    "<a href=javascript:alert(1)>x</a>",
    "<a href=/claims>x</a>",
    "<p style='background:url(x)'>x</p>",
  ])("%s", (html) => {
    const box = document.createElement("div");
    box.innerHTML = html;

    expect(hostileParts(box)).toHaveLength(1);
  });
});

test("are harmless as answers", async () => {
  const page = watchPage();

  const container = renderParts(
    <>
      {all.map((text) => (
        <AnswerText key={text} answer={text} />
      ))}
    </>,
  );

  await expectHarmless(container, page);
  expect(container.textContent).not.toBe("");
});

test("are harmless in searched questions and in queries", async () => {
  const page = watchPage();
  const faqs = all.map(hostileFaq);
  const container = renderParts(<FaqSearch faqs={faqs} hrefOf={({ faqId }) => `#faq-${faqId}`} />);

  const box = screen.getByRole("searchbox");
  fireEvent.change(box, { target: { value: "x" } });
  await screen.findByText(/questions? found|^No questions match/);

  for (const text of [...all, "alert", "script", "x"]) {
    fireEvent.change(box, { target: { value: text } });
    // Shows the hits at once.
    fireEvent.keyDown(box, { key: "Enter" });
    expect(hostileParts(container)).toEqual([]);
  }

  await expectHarmless(container, page);
});

const widgets = [
  { widget: "AllFaqs", parts: <AllFaqs claimNumber="CLM-1001" showFeedback /> },
  {
    widget: "InteractiveFaqs",
    parts: <InteractiveFaqs claimNumber="CLM-1001" showFeedback showAll />,
  },
];

describe.each(classes)("$name, in every field of a response,", ({ strings }) => {
  test.each(widgets)("are harmless in $widget", async ({ parts }) => {
    const page = watchPage();
    const { container } = renderOverSandbox(parts, { change: () => hostileResponse(strings) });
    // Cards show only the first questions.
    await Promise.any([
      screen.findAllByText((text) => hasOne(text, strings)),
      screen.findAllByRole("listitem"),
    ]);

    for (const button of screen.queryAllByRole("button", { name: /^(Open all|See more)/ })) {
      fireEvent.click(button);
    }

    await expectHarmless(container, page);
  });
});

/** What a compromised service might send. */
function hostileResponse(strings: readonly string[]): object {
  const faqs = strings.flatMap((text) => {
    const faq = { faqId: text, question: text, answer: text, visibleAnswer: text, ranking: text };
    return [
      { ...faq, category: "REPORT" },
      { ...faq, category: text },
    ];
  });
  return { faqs };
}

test("a question is shown as plain text", async () => {
  const text = "<b onclick=alert(1)>&lt;script&gt;</b>";
  renderParts(<FaqSearch faqs={[hostileFaq(text)]} hrefOf={({ faqId }) => `#faq-${faqId}`} />);

  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "script" } });

  expect(await screen.findByRole("link", { name: text })).toBeTruthy();
});
