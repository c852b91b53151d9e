import { type BrowserServer, chromium } from "playwright";
import { findChromium, testArgs } from "@claimkit/tools/browsers/chromium";
import type { TestProject } from "vitest/node";
import type { Demo } from "./demo.ts";
import { startPages } from "./start-pages.ts";

/** Starts the claims API, both pages and a browser once for all journeys. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { addresses, close } = await startDemo();
  provide("demo", addresses);
  return close;
}

/** Starts the demo on free ports, and stops everything if a part of it fails to start. */
export async function startDemo(): Promise<{ addresses: Demo; close(): Promise<void> }> {
  const pages = await startPages();
  const browser = await launchBrowser().catch(async (error: unknown) => {
    await pages.close();
    throw error;
  });
  return {
    addresses: { browser: browser.wsEndpoint(), ...pages.addresses },
    close: async () => {
      await Promise.all([browser.close(), pages.close()]);
    },
  };
}

function launchBrowser(): Promise<BrowserServer> {
  const executablePath = findChromium();
  return chromium.launchServer({
    args: testArgs,
    ...(executablePath && { executablePath }),
  });
}
