import { afterEach, beforeEach, expect, test } from "vitest";
import { lockScroll } from "./scroll-lock.ts";

const root = document.documentElement;
const { body } = document;

beforeEach(() => {
  const content = document.createElement("div");
  content.style.cssText = "inline-size: 3000px; block-size: 3000px";
  body.append(content);
});

afterEach(() => {
  body.replaceChildren();
  for (const element of [root, body]) element.removeAttribute("style");
});

const isLocked = (): boolean => getComputedStyle(body).position === "fixed";

test("two copies of the kit on one page share the lock, in whichever order they release it", async () => {
  const copy = "./scroll-lock.ts?copy";
  const other = (await import(/* @vite-ignore */ copy)) as { lockScroll: typeof lockScroll };
  expect(other.lockScroll).not.toBe(lockScroll);

  const unlock = lockScroll(body);
  const unlockOther = other.lockScroll(body);
  unlock();
  unlock();
  expect(isLocked()).toBe(true);

  unlockOther();
  expect(isLocked()).toBe(false);
  expect(root.style.cssText + body.style.cssText).toBe("");
});

test("keeps changes that the page made to its own styles while it was locked", () => {
  body.style.cssText = "position: relative; overflow-x: clip; top: 1px !important";
  const unlock = lockScroll(body);

  root.style.colorScheme = "dark";
  root.style.setProperty("--ck-color-accent", "red");
  root.style.overflowY = "scroll";
  body.style.backgroundColor = "black";
  unlock();

  expect(root.style.cssText).toBe(
    "color-scheme: dark; --ck-color-accent: red; overflow-y: scroll;",
  );
  expect(body.style.cssText).toBe(
    "position: relative; overflow-x: clip; top: 1px !important; background-color: black;",
  );
});

test.each([
  { what: "left to right", dir: "ltr", x: 500, style: "" },
  { what: "right to left", dir: "rtl", x: -500, style: "" },
  { what: "with zoom", dir: "ltr", x: 500, style: "zoom: 1.25" },
])("keeps the scroll position, also horizontally, $what", ({ dir, x, style }) => {
  root.dir = dir;
  root.style.cssText = style;
  window.scrollTo({ left: x, top: 400, behavior: "instant" });
  const before = body.firstElementChild?.getBoundingClientRect().toJSON();

  const unlock = lockScroll(body);
  expect(body.firstElementChild?.getBoundingClientRect().toJSON()).toEqual(before);

  unlock();
  expect([window.scrollX, window.scrollY]).toEqual([x, 400]);
  root.removeAttribute("dir");
});

// Scrollbars are hidden here, so that a lost gutter moves nothing.
test("keeps the page's own scrollbar gutters", () => {
  root.style.cssText = "scrollbar-gutter: stable both-edges";

  const unlock = lockScroll(body);
  expect(getComputedStyle(root).scrollbarGutter).toBe("stable both-edges");
  unlock();
});
