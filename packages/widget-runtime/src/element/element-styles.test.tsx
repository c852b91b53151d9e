import { afterEach, beforeEach, expect, test } from "vitest";
import { nextFrames } from "../../testing/next-frames.ts";
import { clientOver, inside, showHtml, textOf } from "../../testing/page.ts";
import { stubService } from "../../testing/stub-service.ts";
import { sheets, table } from "../../testing/table.tsx";
import { configureClaimkit } from "../settings/configure.ts";
import { defineElements } from "./define-elements.ts";

defineElements(table, sheets);

let pageStyle: HTMLStyleElement;

beforeEach(() => {
  configureClaimkit({ client: clientOver(stubService()) });
  pageStyle = document.createElement("style");
  document.head.append(pageStyle);
});

afterEach(async () => {
  document.body.replaceChildren();
  document.documentElement.style.colorScheme = "";
  pageStyle.remove();
  await nextFrames();
});

async function showReport(html = `<test-report claim-number="1"></test-report>`) {
  const element = showHtml(html);
  await expect.poll(() => textOf(element)).toContain("Report 1");
  return element;
}

function templateContent(): DocumentFragment {
  return document.createElement("template").content;
}

function documentWithoutWindow(): HTMLElement {
  return document.implementation.createHTMLDocument().body;
}

function styleOf(element: Element, selector: string): CSSStyleDeclaration {
  const part = inside(element).querySelector(selector);
  if (!part) throw new Error(`There is no ${selector}.`);
  return getComputedStyle(part);
}

/** Properties that a page's styles could change. */
function appearanceOf(element: Element, selector: string): Record<string, string> {
  const {
    color,
    backgroundColor,
    display,
    font,
    letterSpacing,
    textAlign,
    textTransform,
    padding,
  } = styleOf(element, selector);
  return {
    color,
    backgroundColor,
    display,
    font,
    letterSpacing,
    textAlign,
    textTransform,
    padding,
  };
}

test.each(["button", "p", "input"])("keeps the page's styles out of a %s inside", async (part) => {
  const element = await showReport();
  const before = appearanceOf(element, part);

  pageStyle.textContent = `
    * { letter-spacing: 9px; text-transform: uppercase; text-align: right; text-indent: 3em }
    body { font: italic 40px serif; color: hotpink !important }
    button, p, input { display: none !important; padding: 99px !important }
    test-report { color: lime !important; font: 99px fantasy !important }
    .ck-button { background: red !important }`;

  expect(appearanceOf(element, part)).toEqual(before);
});

test("inherits the page's tokens, from the root, from an ancestor, and from its own rule", async () => {
  const element = await showReport();
  const accent = () => styleOf(element, "p").getPropertyValue("--ck-color-accent");
  expect(accent()).not.toBe("");

  pageStyle.textContent = ":root { --ck-color-accent: rgb(1, 1, 1) }";
  expect(accent()).toBe("rgb(1, 1, 1)");
  pageStyle.textContent += "body { --ck-color-accent: rgb(2, 2, 2) }";
  expect(accent()).toBe("rgb(2, 2, 2)");
  pageStyle.textContent += "test-report { --ck-color-accent: rgb(3, 3, 3) }";
  expect(accent()).toBe("rgb(3, 3, 3)");
});

test("inherits tokens from a cascade layer of the page that is ordered after the kit's", async () => {
  pageStyle.textContent = `
    @layer claimkit-tokens;
    @layer base { :root { --ck-color-accent: rgb(4, 4, 4) } }`;
  const element = await showReport();

  expect(styleOf(element, "p").getPropertyValue("--ck-color-accent")).toBe("rgb(4, 4, 4)");
});

test("follows the page's color scheme, and the element's own", async () => {
  const element = await showReport();
  const light = styleOf(element, "p").color;

  document.documentElement.style.colorScheme = "dark";
  const dark = styleOf(element, "p").color;
  expect(dark).not.toBe(light);

  element.style.colorScheme = "light";
  expect(styleOf(element, "p").color).toBe(light);
});

test("parses each style sheet once for all elements, and adopts the tokens into the page once", async () => {
  const first = await showReport();
  const second = await showReport();
  defineElements(table, { ...sheets, prefix: "another-" });
  await showReport(`<another-test-report claim-number="1"></another-test-report>`);

  expect(inside(second).adoptedStyleSheets).toEqual(inside(first).adoptedStyleSheets);
  expect(inside(second).adoptedStyleSheets.at(-1)).toBe(inside(first).adoptedStyleSheets.at(-1));
  expect(document.adoptedStyleSheets).toHaveLength(1);
});

test("is a block, unless the page overrides it", async () => {
  const element = await showReport();
  expect(getComputedStyle(element).display).toBe("block");

  element.hidden = true;
  expect(getComputedStyle(element).display).toBe("none");
  element.hidden = false;
  pageStyle.textContent = "test-report { display: inline-block }";
  expect(getComputedStyle(element).display).toBe("inline-block");
});

test("can be found in the page while it is hidden until found", async () => {
  const element = await showReport();
  element.setAttribute("hidden", "until-found");

  expect(getComputedStyle(element)).toMatchObject({
    display: "block",
    contentVisibility: "hidden",
  });
});

test("does not delegate focus to its first control", async () => {
  const element = await showReport();

  expect(inside(element).delegatesFocus).toBe(false);
});

test("keeps its styles when it is moved to a frame with a strict policy, without a violation", async () => {
  const element = await showReport();
  const before = styleOf(element, "button").borderRadius;
  const frame = document.createElement("iframe");
  frame.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none'; require-trusted-types-for 'script'">`;
  await new Promise((resolve) => {
    frame.addEventListener("load", resolve, { once: true });
    document.body.append(frame);
  });
  const inFrame = frame.contentDocument;
  if (!inFrame) throw new Error("The frame has no document.");
  const violations: string[] = [];
  inFrame.addEventListener("securitypolicyviolation", ({ violatedDirective }) => {
    violations.push(violatedDirective);
  });

  inFrame.body.append(element);
  await expect.poll(() => textOf(element)).toContain("Report 1");
  element.setAttribute("claim-number", "2");
  await expect.poll(() => textOf(element)).toContain("Report 2");

  const button = inside(element).querySelector("button");
  const after = button && inFrame.defaultView?.getComputedStyle(button).borderRadius;
  expect(after).toBe(before);
  expect(violations).toEqual([]);
});

test.each([
  { to: "the content of a template, as Svelte does,", create: templateContent },
  { to: "a document without a window", create: documentWithoutWindow },
])("can be moved to $to and back", async ({ create }) => {
  const element = await showReport();
  const before = styleOf(element, "button").borderRadius;
  const errors: string[] = [];
  const onError = (event: ErrorEvent): void => {
    event.preventDefault();
    errors.push(event.message);
  };
  addEventListener("error", onError);

  create().append(element);
  document.body.append(element);

  removeEventListener("error", onError);
  await expect.poll(() => textOf(element)).toContain("Report 1");
  expect(styleOf(element, "button").borderRadius).toBe(before);
  expect(errors).toEqual([]);
});

test("adds no style elements or style attributes", async () => {
  const element = await showReport();

  expect(inside(element).querySelectorAll("style, link, [style]")).toHaveLength(0);
});

test("renders unstyled in a DOM emulation without adopted style sheets", async () => {
  Object.defineProperty(document, "adoptedStyleSheets", { value: undefined, configurable: true });
  try {
    expect(textOf(await showReport())).toContain("Report 1");
  } finally {
    Reflect.deleteProperty(document, "adoptedStyleSheets");
  }
});
