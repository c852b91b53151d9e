import { sandboxToken } from "@claimkit/sandbox";
import { describe, expect } from "vitest";
import { test } from "./journey.ts";
import { pages } from "./pages.ts";

describe.each(pages)("on $name", ({ page: site, claims, action }) => {
  test("the token is in a header and nowhere else", async ({ demo, page, consoleMessages }) => {
    const urls: string[] = [];
    const headers: string[] = [];
    page.on("request", (request) => {
      urls.push(request.url());
      headers.push(request.headers()["authorization"] ?? "");
    });
    await page.addInitScript(() => {
      const events: unknown[] = [];
      Object.assign(globalThis, { events });
      for (const type of ["loading", "ready", "error", "warning", "click", "action", "request"]) {
        document.addEventListener(`ck:${type}`, (event) => {
          events.push(event instanceof CustomEvent && event.detail);
        });
      }
    });

    await page.goto(demo[site].url + claims);
    await page.getByRole(action, { name: "Track claim CLM-1001" }).click();
    await page.getByRole("button", { name: "Report", exact: true }).waitFor();
    await page.getByRole("button", { name: /events/i }).click();
    const pageData = await page.evaluate(() =>
      JSON.stringify([
        localStorage,
        sessionStorage,
        document.cookie,
        location.href,
        document.documentElement.outerHTML,
        ...Array.from(document.querySelectorAll("*"), ({ shadowRoot }) => shadowRoot?.innerHTML),
        Reflect.get(globalThis, "events"),
      ]),
    );

    expect(headers).toContain(`Bearer ${sandboxToken}`);
    expect(pageData).not.toContain(sandboxToken);
    expect(urls.join()).not.toContain(sandboxToken);
    expect(consoleMessages.join()).not.toContain(sandboxToken);
  });
});
