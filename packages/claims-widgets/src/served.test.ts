import { expect, test } from "vitest";
import { SERVED_CLAIMS, servePage } from "../testing/served-page.ts";

// Guide: docs/guides/server-rendering.md

test.each(["en-US", "es-US"])("a server renders every claim completely in %s", async (locale) => {
  const pages = await Promise.all(SERVED_CLAIMS.map((claim) => servePage(claim, locale)));

  expect(pages.length).toBeGreaterThan(20);
  const faults = pages.flatMap(({ html }, index) =>
    [...html.matchAll(/data-widget="([^"]+)"[^>]*aria-busy="true"|role="alert"/g)].map(
      ([fault, widget]) => `${SERVED_CLAIMS[index]}: ${widget ?? fault}`,
    ),
  );
  expect(faults).toEqual([]);
});
