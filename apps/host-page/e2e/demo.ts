import { type Browser, chromium } from "playwright";
import { chromiumArgs, findChromium } from "@claimkit/tools/browsers/chromium";
import { type Served, servePlainPage, serveSandbox } from "@claimkit/tools/serve/serve";
import { serveBuiltPage } from "./serve-built-page.ts";

/** The claims API, both pages, and a browser to visit them with. */
export interface Demo {
  browser: Browser;
  sandbox: Served;
  hostPage: Served;
  plainPage: Served;
  close(): Promise<void>;
}

/** Starts all of it, on ports that are free; or nothing, if a part of it does not start. */
export async function startDemo(): Promise<Demo> {
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
    return { browser, sandbox, hostPage, plainPage, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) });
}
