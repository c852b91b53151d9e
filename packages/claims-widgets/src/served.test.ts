import { createClaimsClient } from "@claimkit/claims-api";
import { readInitialData } from "@claimkit/claims-api/initial-data";
import { recordingOptions } from "@claimkit/widget-runtime/testing/sandbox-client";
import { renderToReadableStream } from "react-dom/server";
import { expect, test } from "vitest";
import { claimPage, SERVED_CLAIMS, servePage } from "../testing/served-page.ts";

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

test("a server that streams sends the page in its order, without scripts", async () => {
  const { html, json } = await servePage("CLM-1006", "en-US");
  const initialData = readInitialData(json);
  const client = createClaimsClient({ ...recordingOptions(), initialData });

  const stream = await renderToReadableStream(claimPage(client, "CLM-1006", "en-US"));
  const streamed = await new Response(stream).text();

  expect(streamed).not.toContain("<script");
  expect(textOf(streamed)).toBe(textOf(html));
});

/** The text of HTML, without comments and tags. */
function textOf(html: string): string {
  return html.replaceAll(/<!--.*?-->|<[^>]+>/g, "");
}
