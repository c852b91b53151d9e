import { afterEach, expect, test } from "vitest";
import { exposeParts } from "./expose-parts.ts";

let style: HTMLStyleElement | undefined;

afterEach(() => {
  style?.remove();
  document.body.replaceChildren();
});

const CONTENT = `
  <section class="ck-accordion page-class">
    <button class="ck-button" data-part="toggle">Details</button>
    <div><p data-part="panel">Hail</p></div>
  </section>
  <svg class="ck-icon"></svg>
  <i class="other"></i>`;

/** An element of a page, with our content added after its parts are observed. */
async function show(css: string): Promise<ShadowRoot> {
  style = document.createElement("style");
  style.textContent = css;
  document.head.append(style);
  const host = document.createElement("div");
  host.className = "host";
  document.body.append(host);
  const shadow = host.attachShadow({ mode: "open" });
  exposeParts(shadow);
  const content = new DOMParser().parseFromString(CONTENT, "text/html").body;
  shadow.append(...content.children);
  await Promise.resolve();
  return shadow;
}

const colorOf = (shadow: ShadowRoot, selector: string): string => {
  const part = shadow.querySelector(selector);
  return part ? getComputedStyle(part).color : "nothing";
};

test.each([
  { hook: ".ck-accordion", part: "ck-accordion" },
  { hook: ".ck-button", part: "ck-button" },
  { hook: ".ck-icon", part: "ck-icon" },
  { hook: "[data-part=toggle]", part: "toggle" },
  { hook: ".ck-accordion [data-part=toggle]", part: "ck-accordion-toggle" },
  { hook: ".ck-accordion [data-part=panel]", part: "ck-accordion-panel" },
])("$hook is styled from outside as ::part($part)", async ({ hook, part }) => {
  const shadow = await show(`.host::part(${part}) { color: rgb(1, 2, 3) }`);

  expect(colorOf(shadow, hook)).toBe("rgb(1, 2, 3)");
});

test("other classes are not parts", async () => {
  const shadow = await show("");

  expect(shadow.querySelector(".other")?.hasAttribute("part")).toBe(false);
  expect(shadow.querySelector(".ck-accordion")?.getAttribute("part")).toBe("ck-accordion");
});

test("parts follow changes of the hooks", async () => {
  const shadow = await show("");
  const [icon, button] = [shadow.querySelector("svg"), shadow.querySelector("button")];
  icon?.setAttribute("class", "other");
  button?.setAttribute("data-part", "close");
  await Promise.resolve();

  expect(icon?.hasAttribute("part")).toBe(false);
  expect(button?.getAttribute("part")).toBe("ck-button close ck-accordion-close");
});
