import { type ClaimsClient, createClaimsClient } from "@claimkit/claims-api";
import { readInitialData } from "@claimkit/claims-api/initial-data";
import { prefetchClaim, serializeInitialData } from "@claimkit/claims-api/server";
import { claims } from "@claimkit/sandbox";
import { ClaimkitProvider } from "@claimkit/widget-runtime";
import { recordingOptions } from "@claimkit/widget-runtime/testing/sandbox-client";
import { type ComponentType, createElement, type PropsWithChildren, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { ClaimTracker } from "../src/claim-tracker/claim-tracker.tsx";
import { claimsWidgetsEsUs } from "../src/locales/es-us.ts";
import { claimOf } from "./claim-of.ts";

/** A claim with an answer of the wrong form, and one whose answers take longer than a test. */
const NOT_SERVED = new Set(["CLM-4003", "CLM-4004"]);

/** Numbers of all claims of the sandbox whose answers a server can hand over. */
export const SERVED_CLAIMS: readonly string[] = claims
  .map((seed) => seed(() => "2026-11-20").claimNumber)
  .filter((claimNumber) => !NOT_SERVED.has(claimNumber));

// Settings that stay the same when the host renders again.
const messages = [claimsWidgetsEsUs];
const onEvent = (): void => {};

/** The claim page in a host's provider. */
export function claimPage(client: ClaimsClient, claimNumber: string, locale: string): ReactNode {
  const settings = { client, locale, messages, phone: "8005550199", onEvent };
  return createElement(
    ClaimkitProvider as ComponentType<typeof settings & PropsWithChildren>,
    settings,
    createElement(ClaimTracker, claimOf(claimNumber)),
  );
}

/** What a server sends: the page, and its data as JSON. */
export async function servePage(
  claimNumber: string,
  locale: string,
): Promise<{ html: string; json: string }> {
  const options = recordingOptions();
  const json = serializeInitialData(
    await prefetchClaim(options, { ...claimOf(claimNumber), locale }),
  );
  const client = createClaimsClient({ ...options, initialData: readInitialData(json) });
  return { html: renderToString(claimPage(client, claimNumber, locale)), json };
}
