import "@claimkit/ui-kit/styles.css";
import { createSandbox } from "@claimkit/sandbox";
import { renderWidget } from "@claimkit/widget-runtime/testing";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, onTestFinished, test } from "vitest";
import "../styles.css";
import { AnswerText } from "./answer-text.tsx";

afterEach(cleanup);

function show(answer: string): HTMLElement {
  return renderWidget(<AnswerText answer={answer} />, { fetch: createSandbox().fetch }).container;
}

const texts = (elements: Iterable<Element>): (string | null)[] =>
  Array.from(elements, ({ textContent }) => textContent);

test("renders paragraphs, lists and bold words", () => {
  const container = show(
    "There are <b>two</b> ways:<ol><li>One</li><li>Two</li></ol>\nNone of them costs anything.",
  );

  expect(texts(screen.getAllByRole("paragraph"))).toEqual([
    "There are two ways:",
    "None of them costs anything.",
  ]);
  expect(screen.getByRole("list").tagName).toBe("OL");
  expect(texts(screen.getAllByRole("listitem"))).toEqual(["One", "Two"]);
  expect(texts(container.querySelectorAll("b"))).toEqual(["two"]);
});

test("numbers the items after a paragraph as the answer does", () => {
  show("1. Take photos.\n\nOne of each corner.\n\n2. Send them to us.");

  const starts = screen.getAllByRole<HTMLOListElement>("list").map(({ start }) => start);
  expect(starts).toEqual([1, 2]);
});

test("keeps the markers of lists on a page whose reset removes them", () => {
  const reset = new CSSStyleSheet();
  reset.replaceSync("@layer base { ol, ul { list-style: none; padding: 0 } }");
  document.adoptedStyleSheets.push(reset);
  onTestFinished(() => void document.adoptedStyleSheets.pop());
  show("<ul><li>One</li></ul><ol><li>Two</li></ol>");

  const markers = screen.getAllByRole("list").map((list) => getComputedStyle(list).listStyleType);
  expect(markers).toEqual(["disc", "decimal"]);
});

test("opens a web page in a new tab, and says so", () => {
  show('Look at <a href="https://insurer.example.com/shops">our shops</a>.');

  const link = screen.getByRole("link", { name: /^our shops\s\(opens in a new tab\)$/ });
  expect(link.getAttribute("href")).toBe("https://insurer.example.com/shops");
  expect(link.getAttribute("target")).toBe("_blank");
  expect(link.getAttribute("rel")).toBe("noopener noreferrer");
});

test.each(["mailto:claims@example.com", "tel:+16145550177"])(
  "opens %s in the same tab",
  (address) => {
    show(`<a href="${address}">Reach us</a>`);

    const link = screen.getByRole("link", { name: "Reach us" });
    expect(link.getAttribute("href")).toBe(address);
    expect(link.getAttribute("target")).toBeNull();
  },
);

test("shows unsupported markup as text", () => {
  const container = show("<img src=x onerror=alert(1)>");

  expect(container.textContent).toBe("<img src=x onerror=alert(1)>");
  expect(container.querySelector("img")).toBeNull();
});
