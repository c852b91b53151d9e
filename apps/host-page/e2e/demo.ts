import { type Browser, chromium } from "playwright";
// @boundaries-ignore The journeys start what the README's start command starts.
import { chromiumArgs, findChromium } from "../../../scripts/browser.ts";
// @boundaries-ignore As above.
import { type Served, servePlainPage, serveSandbox } from "../../../scripts/serve.ts";
import { serveBuiltPage } from "./serve-built-page.ts";

/** The claims API, both pages, and a browser to visit them with. */
export interface Demo {
  browser: Browser;
  sandbox: Served;
  hostPage: Served;
  plainPage: Served;
  close(): Promise<void>;
}

/** Starts all of it, on ports that are free. */
export async function startDemo(): Promise<Demo> {
  const executablePath = findChromium();
  const [browser, sandbox] = await Promise.all([
    chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) }),
    serveSandbox(0),
  ]);
  const [hostPage, plainPage] = await Promise.all([
    serveBuiltPage(sandbox.url),
    servePlainPage(0, sandbox.url),
  ]);
  return {
    browser,
    sandbox,
    hostPage,
    plainPage,
    async close() {
      await browser.close();
      await Promise.all([sandbox.close(), hostPage.close(), plainPage.close()]);
    },
  };
}
