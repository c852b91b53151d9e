import { defineBrowserProvider } from "@vitest/browser";
import { WebdriverBrowserProvider } from "@vitest/browser-webdriverio";
import type { BrowserProviderOption } from "vitest/node";
import { Key } from "webdriverio";
import { startWebKit, type WebKit } from "./webkit-driver.ts";

// Vitest looks up keys in webdriverio's table, which has Meta under another name.
Object.assign(Key, { Meta: Key.Command });

// Why: docs/decisions/testing.md#webkit-by-webkitgtk
/** WebKitGTK for Vitest, with one window for all files. Of the browsers that Vitest knows, `safari` is the closest. */
export function webkit(): BrowserProviderOption {
  return defineBrowserProvider({
    name: "webdriverio",
    supportedBrowser: ["safari"],
    options: {},
    providerFactory: (project) => new WebKitProvider(project, {}),
  });
}

class WebKitProvider extends WebdriverBrowserProvider {
  #webkit: WebKit | undefined;

  override async openBrowser(): Promise<WebdriverIO.Browser> {
    this.#webkit ??= await startWebKit();
    this.browser = this.#webkit.browser;
    return this.browser;
  }

  override getCDPSession(): Promise<never> {
    return Promise.reject(new Error("WebKit has no Chrome DevTools protocol."));
  }

  override async close(): Promise<void> {
    await this.#webkit?.close();
    this.browser = null;
  }
}
