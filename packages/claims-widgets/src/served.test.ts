import { expect, test } from "vitest";
import { SERVED_CLAIMS, servePage } from "../testing/served-page.ts";

// Guide: docs/guides/server-rendering.md

test.each(["en-US", "es-US"])("a server renders every claim completely in %s", async (locale) => {
  const pages = await Promise.all(SERVED_CLAIMS.map((claim) => servePage(claim, locale)));

  expect(pages.length).toBeGreaterThan(20);
  for (const { html } of pages) {
    expect(html).not.toContain('aria-busy="true"');
    expect(html).not.toContain("alert");
  }
});
