import type { Faq } from "@claimkit/claims-api";
import { createSandbox } from "@claimkit/sandbox";
import { renderWidget } from "@claimkit/widget-runtime/testing";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import type { JSX } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { hostileStrings } from "../testing/hostile-strings.ts";
import { hostileParts, type PageWatch, watchPage } from "../testing/watch-page.ts";
import { AnswerText } from "./answer-text/answer-text.tsx";
import { FaqSearch } from "./faq-search/faq-search.tsx";

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

describe("what the tests look for is found on a page that takes strings for HTML", () => {
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

  test("are harmless as questions that are searched, and as what is searched for", async () => {
    const page = watchPage();
    const faqs = strings.map(hostileFaq);
    const container = renderParts(
      <FaqSearch faqs={faqs} hrefOf={({ faqId }) => `#faq-${faqId}`} />,
    );

    for (const text of [...strings, "alert", "script", "x"]) {
      fireEvent.change(screen.getByRole("searchbox"), { target: { value: text } });
      expect(hostileParts(container)).toEqual([]);
    }

    await expectHarmless(container, page);
  });
});

test("a question is shown as it is written", async () => {
  const text = "<b onclick=alert(1)>&lt;script&gt;</b>";
  renderParts(<FaqSearch faqs={[hostileFaq(text)]} hrefOf={({ faqId }) => `#faq-${faqId}`} />);

  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "script" } });

  expect(await screen.findByRole("link", { name: text })).toBeTruthy();
});
