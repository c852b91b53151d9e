import { expect } from "vitest";
import type { PageWatch } from "./watch-page.ts";

/** Elements that run or request something. No widget has one of them. */
const ELEMENTS = [
  "animate, audio, base, embed, foreignObject, frame, frameset, iframe, image, img, link, marquee",
  "math, meta, noscript, object, picture, script, set, source, style, template, textarea, use, video",
].join();

const ATTRIBUTE = /^(on|src|ping$|action$|formaction$|background$|poster$|xlink|ng-|v-|x-)/;

/** Inline styles of the kit, which place a list below its field. */
const OWN_STYLE = /^[\w\s:;.,()%+*/-]*$/;

const SAFE_HREF = /^(https:\/\/|mailto:|tel:|#faq-)/;

function isHostile({ name, value }: Attr): boolean {
  if (name === "href") return !SAFE_HREF.test(value);
  if (name === "style") return !OWN_STYLE.test(value) || /url|alert|hostile/i.test(value);
  return ATTRIBUTE.test(name);
}

/** Returns the elements and attributes that hostile text must not create, also in shadow roots. */
export function hostileParts(root: ParentNode): string[] {
  const elements = elementsIn(root);
  return [
    ...elements.filter((element) => element.matches(ELEMENTS)).map(({ tagName }) => tagName),
    ...elements.flatMap((element) =>
      [...element.attributes]
        .filter(isHostile)
        .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
    ),
  ];
}

function elementsIn(root: ParentNode): Element[] {
  const elements = [...root.querySelectorAll("*")];
  const inside = elements.map(({ shadowRoot }) => (shadowRoot ? elementsIn(shadowRoot) : []));
  return elements.concat(...inside);
}

/** Expects that hostile text has created, requested and run nothing. */
export async function expectHarmless(root: ParentNode, page: PageWatch): Promise<void> {
  await page.settle();
  expect(hostileParts(root)).toEqual([]);
  expect(page.requests()).toEqual([]);
  expect(page.runs()).toBe(0);
  expect(document.querySelector("body")).toBe(document.body);
}
