import { createClaimsClient } from "@claimkit/claims-api";
import { readInitialData } from "@claimkit/claims-api/initial-data";
import { hydrateRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { nextFrames } from "@claimkit/widget-runtime/testing/next-frames";
import { recordingOptions } from "@claimkit/widget-runtime/testing/sandbox-client";
import { claimPage, SERVED_CLAIMS, servePage } from "../testing/served-page.ts";

// Guide: docs/guides/server-rendering.md

const ZONES = ["UTC", "America/Los_Angeles", "Pacific/Kiritimati", "Pacific/Niue"];
const LOCALES = ["en-US", "es-US"];

async function moveTo(timezoneId: string): Promise<void> {
  await cdp().send("Emulation.setTimezoneOverride", { timezoneId });
}

// A document is loaded when it is near the visible part of the page.
beforeEach(() => document.body.style.setProperty("padding-block-start", "400vh"));

afterEach(async () => {
  document.body.removeAttribute("style");
  await moveTo("");
});

// The tests in Node render all of them.
const SOME_CLAIMS = SERVED_CLAIMS.filter((_, index) => index % 3 === 0);

test("a claim that a server has rendered hydrates without a difference and without a request", async () => {
  const found: object[] = [];
  for (const [index, claimNumber] of SOME_CLAIMS.entries()) {
    const locale = LOCALES[Math.floor(index / 4)] ?? "";
    await moveTo("UTC");
    const { html, json } = await servePage(claimNumber, locale);
    const root = document.createElement("main");
    root.innerHTML = html;
    document.body.replaceChildren(root);
    const served = [...root.querySelectorAll("*")];
    await moveTo(ZONES[index % 4] ?? "");

    const sent: string[] = [];
    const errors: unknown[] = [];
    const client = createClaimsClient({
      ...recordingOptions(sent),
      initialData: readInitialData(json),
    });
    const hydrated = hydrateRoot(root, claimPage(client, claimNumber, locale), {
      onRecoverableError: (error) => errors.push(error),
    });
    await nextFrames();
    const lost = served.filter((element) => !element.isConnected).length;
    const waiting = root.querySelectorAll("[aria-busy=true]").length;
    found.push({ claimNumber, errors, sent, lost, waiting });
    hydrated.unmount();
  }
  expect(found).toEqual(
    SOME_CLAIMS.map((claimNumber) => ({ claimNumber, errors: [], sent: [], lost: 0, waiting: 0 })),
  );
});
