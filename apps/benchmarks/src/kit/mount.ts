import { resolve } from "node:path";
import { chromium, type Page } from "playwright";
import { chromiumArgs, ensureChromium } from "../../../../scripts/browser.ts";
import { bundle } from "./bundle.ts";
import type { Library } from "./libraries.ts";
import type { Stage } from "./rounds.ts";

const mounter = resolve(import.meta.dirname, "page-mounter.ts");

/** Only an isolated page has a clock of 5 µs; any other's is twenty times as coarse. */
const isolated = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
};

/** Mounts in Chromium: every library in a page of its own, built for production, with its own styles. */
export async function openPages(libraries: readonly Library[]): Promise<Stage> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArgs, "--js-flags=--expose-gc"],
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const pages = new Map<Library, Page>();
  for (const library of libraries) pages.set(library, await open(library));

  async function open(library: Library): Promise<Page> {
    const { js, css } = await bundle(
      `import * as cases from ${JSON.stringify(library.cases)};
       import { mountOnDemand } from ${JSON.stringify(mounter)};
       mountOnDemand(cases);`,
    );
    const page = await context.newPage();
    page.on("pageerror", (error) => {
      throw new Error(`${library.name}: ${error.message}`);
    });
    const files: Record<string, { body: string | Buffer; contentType: string }> = {
      "/": {
        body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Kit</title><link rel="stylesheet" href="/styles.css"><body><script type="module" src="/page.js"></script></body></html>`,
        contentType: "text/html",
      },
      "/styles.css": { body: css, contentType: "text/css" },
      "/page.js": { body: Buffer.from(js), contentType: "text/javascript" },
    };
    // Nothing comes from a network: what a peer's styles ask of one is refused.
    await page.route("**", (route) => {
      const { hostname, pathname } = new URL(route.request().url());
      const file = files[pathname];
      return hostname === "localhost" && file
        ? route.fulfill({ ...file, headers: isolated })
        : route.abort();
    });
    await page.goto("http://localhost/");
    await page.waitForFunction(() => "mount" in window);
    return page;
  }

  return {
    async time(library, part) {
      const page = pages.get(library);
      if (!page) throw new Error(`${library.name} has no page.`);
      await page.bringToFront();
      return page.evaluate((name) => window.mount(name), part);
    },
    close: () => browser.close(),
  };
}
