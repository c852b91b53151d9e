import { createClaimsClient, type Faq } from "@claimkit/claims-api";
import { createSandbox } from "@claimkit/sandbox";
import { configureClaimkit } from "@claimkit/widget-runtime";
import { renderWidget } from "@claimkit/widget-runtime/testing";
import { hostileStrings } from "@claimkit/widget-runtime/testing/hostile-strings";
import { type PageWatch, watchPage } from "@claimkit/widget-runtime/testing/watch-page";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import type { JSX } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { hostileParts } from "../testing/hostile-parts.ts";
import { renderOverSandbox } from "../testing/render-over-sandbox.tsx";
import { AllFaqs } from "./all-faqs/all-faqs.tsx";
import { AnswerText } from "./answer-text/answer-text.tsx";
import { defineFaqElements } from "./elements.tsx";
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

async function expectHarmless(root: ParentNode, page: PageWatch): Promise<void> {
  await page.settle();
  expect(hostileParts(root)).toEqual([]);
  expect(page.requests()).toEqual([]);
  expect(page.runs()).toBe(0);
  expect(document.querySelector("body")).toBe(document.body);
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

describe.each(classes)("$name", ({ strings }) => {
  test("are harmless as answers", async () => {
    const page = watchPage();

    const container = renderParts(
      <>
        {strings.map((text) => (
          <AnswerText key={text} answer={text} />
        ))}
      </>,
    );

    await expectHarmless(container, page);
    expect(container.textContent).not.toBe("");
  });

  test("are harmless in searched questions and in queries", async () => {
    const page = watchPage();
    const faqs = strings.map(hostileFaq);
    const container = renderParts(
      <FaqSearch faqs={faqs} hrefOf={({ faqId }) => `#faq-${faqId}`} />,
    );

    const box = screen.getByRole("searchbox");
    fireEvent.change(box, { target: { value: "x" } });
    await screen.findByText(/questions? found|^No questions match/);

    for (const text of [...strings, "alert", "script", "x"]) {
      fireEvent.change(box, { target: { value: text } });
      // Shows the hits at once.
      fireEvent.keyDown(box, { key: "Enter" });
      expect(hostileParts(container)).toEqual([]);
    }

    await expectHarmless(container, page);
  });
});

describe.each(classes)("$name, in every field of a response,", ({ strings }) => {
  const widgets = [
    { widget: "AllFaqs", parts: <AllFaqs claimNumber="CLM-1001" showFeedback /> },
    {
      widget: "InteractiveFaqs with all questions",
      parts: <InteractiveFaqs claimNumber="CLM-1001" showFeedback showAll />,
    },
    {
      widget: "InteractiveFaqs",
      parts: <InteractiveFaqs claimNumber="CLM-1001" showFeedback />,
    },
  ];

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

  test("are harmless in an element", async () => {
    const page = watchPage();
    configureClaimkit({
      client: createClaimsClient({
        environment: "test",
        baseUrl: "http://localhost",
        clientId: "test",
        getAccessToken: () => "test-token",
        fetch: async () => Response.json(hostileResponse(strings)),
      }),
    });
    defineFaqElements(["all-faqs"]);
    const element = document.body.appendChild(document.createElement("all-faqs"));

    await expect.poll(() => hasOne(element.shadowRoot?.textContent ?? "", strings)).toBe(true);

    await expectHarmless(element.shadowRoot ?? element, page);
    element.remove();
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
