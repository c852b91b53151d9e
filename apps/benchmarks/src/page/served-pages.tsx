import { createClaimsClient } from "@claimkit/claims-api";
import { readInitialData } from "@claimkit/claims-api/initial-data";
import { keepPresses, prefetchClaim, serializeInitialData } from "@claimkit/claims-api/server";
import { renderToString } from "react-dom/server";
import { ClaimPage } from "./claim-page.tsx";
import { startCalls } from "./floor-calls.ts";
import { FloorPage, type Responses } from "./floor-page.tsx";
import { CLAIM, clientOptions, type PageSettings } from "./settings.ts";

// The pages that a server renders with their data. Bundled for Node.

/** Renders a page into the HTML of its build. */
export type RenderPage = (
  document: string,
  settings: PageSettings,
  send: typeof fetch,
) => Promise<string>;

/** The claim page with its data. */
export const served: RenderPage = async (document, settings, send) => {
  const options = { ...clientOptions(settings), fetch: send };
  const data = await prefetchClaim(options, CLAIM);
  const client = createClaimsClient({ ...options, initialData: readInitialData(data) });
  const html = renderToString(<ClaimPage client={client} />);
  const head = document.replace("<head>", `<head><script>${keepPresses}</script>`);
  return filled(head, html, serializeInitialData(data));
};

/** The page written by hand, with its data. */
export const servedFloor: RenderPage = async (document, settings, send) => {
  const calls = Object.entries(startCalls(settings, send));
  const entries = await Promise.all(calls.map(async ([name, call]) => [name, await call]));
  const responses = Object.fromEntries(entries) as Responses;
  const html = renderToString(<FloorPage source={{ responses }} />);
  return filled(document, html, JSON.stringify(responses).replaceAll("<", "\\u003c"));
};

function filled(document: string, html: string, json: string): string {
  return document
    .replace('<main id="root">', () => `<main id="root">${html}`)
    .replace(
      "</body>",
      () => `<script type="application/json" id="claim-data">${json}</script></body>`,
    );
}
