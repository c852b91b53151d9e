import { type BrowserServer, chromium } from "playwright";
import { chromiumArgs, findChromium } from "@claimkit/tools/browsers/chromium";
import { servePlainPage, serveSandbox } from "@claimkit/tools/serve/serve";
import type { TestProject } from "vitest/node";
import type { Demo } from "./demo.ts";
import { serveBuiltPage } from "./serve-built-page.ts";

/** Starts the claims API, both pages and a browser once for all journeys. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { addresses, close } = await startDemo();
  provide("demo", addresses);
  return close;
}

/** Starts the demo on free ports; nothing keeps running if a part of it does not start. */
export async function startDemo(): Promise<{ addresses: Demo; close(): Promise<void> }> {
  const started: { close(): Promise<void> }[] = [];
  const start = async <Part extends { close(): Promise<void> }>(
    starting: Promise<Part>,
  ): Promise<Part> => {
    const part = await starting;
    started.push(part);
    return part;
  };
  const close = async (): Promise<void> => {
    await Promise.all(started.map((part) => part.close()));
  };

  try {
    const browser = await start(launchBrowser());
    const sandbox = await start(serveSandbox(0));
    const hostPage = await start(serveBuiltPage(sandbox.url));
    const plainPage = await start(servePlainPage(0, sandbox.url));
    const addresses = {
      browser: browser.wsEndpoint(),
      sandbox: { url: sandbox.url },
      hostPage: { url: hostPage.url },
      plainPage: { url: plainPage.url },
    };
    return { addresses, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function launchBrowser(): Promise<BrowserServer> {
  const executablePath = findChromium();
  return chromium.launchServer({ args: chromiumArgs, ...(executablePath && { executablePath }) });
}
