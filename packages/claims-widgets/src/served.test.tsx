import { createClaimsClient } from "@claimkit/claims-api";
import { readInitialData } from "@claimkit/claims-api/initial-data";
import { keepPresses, prefetchClaim, serializeInitialData } from "@claimkit/claims-api/server";
import { cleanup, render as renderOnPage, screen } from "@testing-library/react";
import { type ReactNode, startTransition } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cdp, userEvent } from "vitest/browser";
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
  cleanup();
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

/** Shows the HTML of a claim's page, and returns how to hydrate it. */
async function showServed(claimNumber: string): Promise<() => { root: Root; render: () => void }> {
  const { html, json } = await servePage(claimNumber, "en-US");
  const container = document.createElement("main");
  container.innerHTML = html;
  document.body.replaceChildren(container);
  const initialData = readInitialData(json);
  return () => {
    const client = createClaimsClient({ ...recordingOptions(), initialData });
    const page = (): ReactNode => claimPage(client, claimNumber, "en-US");
    const root = hydrateRoot(container, page());
    return { root, render: () => root.render(page()) };
  };
}

function sectionToggles(): HTMLElement[] {
  return screen
    .getAllByRole("button", { name: /^(Report|Services|Repairs|Payout|Close)/ })
    .filter((button) => button.ariaExpanded !== null);
}

test("a press before the page hydrates acts once, in each section, and keeps its focus", async () => {
  const hydrate = await showServed("CLM-1006");
  const script = document.createElement("script");
  script.textContent = keepPresses;
  document.head.append(script);
  const toggles = sectionToggles();
  const before = toggles.map(({ ariaExpanded }) => ariaExpanded);
  for (const toggle of toggles) await userEvent.dblClick(toggle);
  expect(toggles.map(({ ariaExpanded }) => ariaExpanded)).toEqual(before);

  startTransition(() => void hydrate());

  const opposite = before.map((expanded) => (expanded === "true" ? "false" : "true"));
  await expect.poll(() => toggles.map(({ ariaExpanded }) => ariaExpanded)).toEqual(opposite);
  await nextFrames();
  expect(toggles.map(({ ariaExpanded }) => ariaExpanded)).toEqual(opposite);
  expect(document.activeElement).toBe(toggles.at(-1));
  flushSync(() => toggles[0]?.click());
  expect(toggles[0]?.ariaExpanded).toBe(before[0]);

  // A widget that only the page renders.
  document.body.replaceChildren();
  renderOnPage(claimPage(createClaimsClient(recordingOptions()), "CLM-1006", "en-US"));
  const own = await screen.findByRole("button", { name: "Contact us" }, { timeout: 10_000 });
  own.click();
  await expect.poll(() => own.ariaExpanded).toBe("true");
});

/** Whether React has hydrated an element. */
function isHydrated(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith("__reactFiber"));
}

test("a render of the host hydrates no widget's content that is still the server's", async () => {
  const hydrate = await showServed("CLM-1006");
  const isWaiting = (): boolean[] =>
    ["claim-number-header", "claim-next-steps", "claim-summary", "contact-us"].map((name) => {
      const content = document.querySelector(`[data-widget=${name}] > *`);
      return content !== null && !isHydrated(content);
    });
  let render = (): void => {};
  const waiting: boolean[][] = [];
  const renderAgain = (): void => {
    waiting.push(isWaiting());
    flushSync(render);
    waiting.push(isWaiting());
  };
  addEventListener("ck-hydrated", () => queueMicrotask(renderAgain), { once: true });

  startTransition(() => ({ render } = hydrate()));

  await expect.poll(isWaiting).toEqual([false, false, false, false]);
  const [before, after] = waiting;
  expect(before).toContain(true);
  expect(after).toEqual(before);
});

test("two providers hydrate with the data of their own users", async () => {
  const users = [
    { subject: "ann", claimNumber: "CLM-1006" },
    { subject: "ben", claimNumber: "CLM-1002" },
  ];
  const pages = await Promise.all(
    users.map(async ({ subject, claimNumber }) => {
      const options = { ...recordingOptions(), subject };
      const data = await prefetchClaim(options, { claimNumber });
      return { subject, claimNumber, json: serializeInitialData(data) };
    }),
  );
  const sent: string[] = [];
  const site = (): ReactNode =>
    pages.map(({ subject, claimNumber, json }) => {
      const options = { ...recordingOptions(sent), subject };
      const client = createClaimsClient({ ...options, initialData: readInitialData(json) });
      return <section key={claimNumber}>{claimPage(client, claimNumber, "en-US")}</section>;
    });
  const container = document.createElement("main");
  container.innerHTML = renderToString(site());
  document.body.replaceChildren(container);

  const errors: unknown[] = [];
  hydrateRoot(container, site(), { onRecoverableError: (error) => errors.push(error) });
  await expect.poll(() => [...container.querySelectorAll("button")].every(isHydrated)).toBe(true);

  const waiting = container.querySelectorAll("[aria-busy=true]").length;
  expect({ errors, sent, waiting }).toEqual({ errors: [], sent: [], waiting: 0 });
});

test("a logout while the page hydrates removes what is still the server's", async () => {
  const { html, json } = await servePage("CLM-1006", "en-US");
  const container = document.createElement("main");
  container.innerHTML = html;
  document.body.replaceChildren(container);
  const client = createClaimsClient({
    ...recordingOptions(),
    initialData: readInitialData(json),
    // Nobody is signed in any more.
    fetch: () => new Promise(() => {}),
  });
  addEventListener("ck-hydrated", () => client.clear(), { once: true });

  // React reports that the server's HTML is no longer the page's.
  const settings = { onRecoverableError: () => {} };
  const page = claimPage(client, "CLM-1006", "en-US");
  startTransition(() => void hydrateRoot(container, page, settings));

  await expect
    .poll(() => container.innerText)
    .not.toMatch(/RAV4|4,738|Randolph|Pay your deductible/);
});
