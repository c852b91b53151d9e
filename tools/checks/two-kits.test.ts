import { cp, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { type Browser, chromium, type Page } from "playwright";
import sirv from "sirv";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ensureChromium, testArgs } from "../browsers/chromium.ts";
import { removeFolder, temporaryFolder } from "../temporary-folder.ts";

// A page may have one copy of the kit in its bundle and another in a script. Each has its own React here.

const kit = resolve(import.meta.dirname, "../../packages/ui-kit/dist");

const COPIES = ["one", "other"] as const;
type Copy = (typeof COPIES)[number];

type Part = "modal" | "waiting" | "overlay" | "header";

/** Defines `window.one` and `window.other`, which render with their own kit and React. */
const COPY = `
  import { Header, Modal, Overlay, Waiting } from ${JSON.stringify(join(kit, "index.js"))};
  import { createElement as h } from "react";
  import { flushSync } from "react-dom";
  import { createRoot } from "react-dom/client";

  const root = createRoot(document.querySelector("#" + COPY));
  const shown = new Set();
  const draw = () => flushSync(() => root.render([
    shown.has("header") && h(Header, { key: "h", sticky: "on", items: [{ label: "Claims", href: "#" }] }),
    shown.has("modal") && h(Modal, { key: "m", heading: "A question", open: true, onClose: () => hide("modal") }, COPY),
    shown.has("waiting") && h(Waiting, { key: "w", size: "full-screen" }),
    shown.has("overlay") && h(Overlay, { key: "o", shown: true, "aria-label": COPY, onClose: () => hide("overlay") }),
  ]));
  const hide = (part) => { shown.delete(part); draw(); };
  window[COPY] = { show: (part) => { shown.add(part); draw(); }, hide };
`;

const PAGE = `<!doctype html><title>Two kits</title><link rel="icon" href="data:,">
  <meta name="viewport" content="width=device-width">
  <link rel="stylesheet" href="/kit.css"><style>#other [data-part=bar] { block-size: 9rem }</style>
  <body><p id="host" style="inline-size: 3000px; block-size: 3000px">Host</p>
  <div id="one"></div><div id="other"></div>
  <script src="/one.js"></script><script src="/other.js"></script>`;

const folder = temporaryFolder("two-kits");
let browser: Browser;
let server: Server;
let page: Page;
let messages: string[];

beforeAll(async () => {
  for (const copy of COPIES) {
    await build({
      stdin: { contents: COPY, resolveDir: import.meta.dirname },
      bundle: true,
      format: "iife",
      outfile: join(folder, `${copy}.js`),
      define: { "process.env.NODE_ENV": '"production"', COPY: JSON.stringify(copy) },
    });
  }
  await cp(join(kit, "styles.css"), join(folder, "kit.css"));
  await writeFile(join(folder, "index.html"), PAGE);
  server = createServer(sirv(folder));
  await new Promise<void>((listening) => server.listen(0, listening));
  browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: testArgs,
  });
});

afterAll(async () => {
  await browser.close();
  server.close();
  removeFolder(folder);
});

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 360, height: 640 } });
  messages = [];
  page.on("console", (message) => messages.push(message.text()));
  page.on("pageerror", ({ message }) => messages.push(message));
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  await page.evaluate(() => window.scrollTo(120, 400));
});

afterEach(async () => {
  expect(messages).toEqual([]);
  await page.close();
});

const show = (copy: Copy, part: Part): Promise<void> => page.evaluate(`${copy}.show("${part}")`);
const hide = (copy: Copy, part: Part): Promise<void> => page.evaluate(`${copy}.hide("${part}")`);

/** Everything that a kit changes outside of its own elements. */
function traces(): Promise<object> {
  return page.evaluate(() => ({
    html: document.documentElement.style.cssText,
    body: document.body.style.cssText,
    sheets: document.adoptedStyleSheets.length,
    inert: document.querySelectorAll("[inert]").length,
    scrollPadding: getComputedStyle(document.documentElement).scrollPaddingBlockStart,
    position: getComputedStyle(document.body).position,
    scrollPosition: [window.scrollX, window.scrollY],
  }));
}

async function scrolls(): Promise<boolean> {
  const top = (): Promise<number> =>
    page.evaluate(() => document.querySelector("p")?.getBoundingClientRect().y ?? 0);
  const before = await top();
  await page.mouse.move(180, 600);
  await page.mouse.wheel(0, 50);
  // The scroll position is updated after two frames.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return (await top()) !== before;
}

const pairs = (
  [
    ["modal", "waiting"],
    ["waiting", "modal"],
    ["overlay", "modal"],
  ] as const
).flatMap(([first, second]) =>
  [true, false].map((inOrder) => ({
    first,
    second,
    inOrder,
    end: inOrder ? "the first closes first" : "the second closes first",
  })),
);

test.each(pairs)(
  "$first of one kit and $second of the other lock the page until both are closed; $end",
  async ({ first, second, inOrder }) => {
    const before = await traces();

    await show("one", first);
    await show("other", second);
    await (inOrder ? hide("one", first) : hide("other", second));
    expect(await scrolls()).toBe(false);
    await (inOrder ? hide("other", second) : hide("one", first));

    expect(await traces()).toEqual(before);
    expect(await scrolls()).toBe(true);
  },
);

test("Escape closes the modal that was opened last, of either kit", async () => {
  await show("one", "modal");
  await show("other", "modal");
  const modals = page.getByRole("dialog", { name: "A question" });

  await page.keyboard.press("Escape");
  await expect.poll(() => modals.allInnerTexts()).toEqual([expect.stringContaining("one")]);
  await page.keyboard.press("Escape");
  await expect.poll(() => modals.count()).toBe(0);
});

test("keeps changes of the page while both have locked it", async () => {
  await show("one", "waiting");
  await show("other", "modal");
  await page.evaluate(() => {
    const { documentElement: html, body } = document;
    html.style.colorScheme = "dark";
    html.style.setProperty("--ck-color-accent", "red");
    html.className = "theme-dark";
    body.style.overflow = "clip";
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("p { color: red }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  await hide("one", "waiting");
  await hide("other", "modal");

  expect(await traces()).toMatchObject({
    html: "color-scheme: dark; --ck-color-accent: red;",
    body: "overflow: clip;",
    sheets: 1,
  });
  expect(await page.locator("html.theme-dark p").evaluate((p) => getComputedStyle(p).color)).toBe(
    "rgb(255, 0, 0)",
  );
});

describe("headers of both kits", () => {
  test.each([["one", "other"] as const, ["other", "one"] as const])(
    "restore the page's scrolling when the header of %s is removed first",
    async (first, second) => {
      const before = await traces();
      await show("one", "header");
      await show("other", "header");
      await expect.poll(traces).not.toEqual(before);

      await hide(first, "header");
      await hide(second, "header");

      await expect.poll(traces).toEqual(before);
    },
  );

  test("make the page inert behind an open menu, and keep what the page itself made inert", async () => {
    await show("one", "header");
    await show("other", "header");
    await page.getByRole("button", { name: "Menu" }).first().click();
    const host = page.locator("#host");
    await expect.poll(() => host.getAttribute("inert")).not.toBeNull();

    await page.evaluate(`document.querySelector("#host").inert = true`);
    await page.keyboard.press("Escape");

    await expect
      .poll(() => page.locator("[inert]").evaluateAll((all) => all.map(({ id }) => id)))
      .toEqual(["host"]);
  });
});
