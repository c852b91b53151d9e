import type { ClaimsClient } from "@claimkit/claims-api";
import { createSandbox } from "@claimkit/sandbox";
import { type ClaimsEvent, configureClaimkit } from "@claimkit/widget-runtime";
import { sandboxClient } from "@claimkit/widget-runtime/testing/sandbox-client";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { defineClaimsWidgetsElements } from "./elements.tsx";
import { DocumentViewer } from "./index.ts";

const POLICY = "POL-100";
const CLAIM = "CLM-1006";

const PRINT_FRAME = "iframe[data-claimkit='print']";

/** The document is not rendered until pdf.js is loaded. */
const SLOW = { timeout: 15_000 };

/** Elements with a shadow root. */
const ELEMENTS = "app-claim-list, claim-tracker, claim-feedback, contact-us";

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  configureClaimkit({ client: undefined, onEvent: undefined });
  vi.restoreAllMocks();
});

interface User {
  client: ClaimsClient;
  /** The URL of each request for this user. */
  requests: string[];
}

function userOf(
  subject: string | (() => string),
  answer: (response: Response) => Promise<Response> | Response = (response) => response,
): User {
  const sandbox = createSandbox({ now: () => new Date(2026, 10, 20) });
  const requests: string[] = [];
  const client = sandboxClient({
    subject,
    async fetch(input, init) {
      requests.push(new Request(input, init).url);
      return answer(await sandbox.fetch(input, init));
    },
  });
  return { client, requests };
}

/** The text of the page and of all our elements, and every URL in them. */
function pageText(): string {
  const shadows = [...document.querySelectorAll(ELEMENTS)].map(({ shadowRoot }) => shadowRoot);
  const roots = [document.body, ...shadows.filter((shadow) => shadow !== null)];
  return roots.map((root) => root.innerHTML).join("\n");
}

function element(tag: string): ShadowRoot {
  const { shadowRoot } = document.querySelector(tag) ?? {};
  if (!shadowRoot) throw new Error(`There is no <${tag}>.`);
  return shadowRoot;
}

function press(root: ParentNode, name: string): void {
  const buttons = [...root.querySelectorAll<HTMLElement>("button")];
  const button = buttons.find((each) => [each.ariaLabel, each.textContent].includes(name));
  if (!button) throw new Error(`There is no button "${name}".`);
  button.click();
}

/** Shows everything that a user can see, and returns the URLs of documents. */
async function showEverything(): Promise<string[]> {
  defineClaimsWidgetsElements();
  // Tests can't print.
  vi.spyOn(navigator, "pdfViewerEnabled", "get").mockReturnValue(true);
  vi.spyOn(HTMLIFrameElement.prototype, "contentWindow", "get").mockReturnValue(null);
  // Lists, a claim, its documents, answers, contacts.
  document.body.innerHTML = `
    <app-claim-list policy-number="${POLICY}"></app-claim-list>
    <claim-tracker claim-number="${CLAIM}" show-feedback></claim-tracker>
    <claim-feedback claim-number="${CLAIM}" section="REPORT"></claim-feedback>
    <contact-us claim-number="${CLAIM}"></contact-us>`;
  const { container } = render(
    <DocumentViewer claimNumber={CLAIM} documentPublicID="EST-1006-2" title="Estimate" />,
    { container: document.body.appendChild(document.createElement("main")) },
  );
  await expect.poll(pageText).toContain("2021 Toyota RAV4 XLE");
  await expect.poll(() => container.querySelector("[role='toolbar']"), SLOW).toBeTruthy();
  press(element("claim-feedback"), "Yes");
  press(element("contact-us"), "Contact us");
  await expect.poll(() => element("contact-us").textContent).toContain("Samuel Addo");
  press(document, "Print");
  await expect.poll(() => document.querySelector(PRINT_FRAME)).toBeTruthy();
  const urls = [...container.querySelectorAll("a")]
    .map(({ href }) => href)
    .filter((href) => href.startsWith("blob:"));
  expect(urls).not.toEqual([]);
  expect(JSON.stringify({ ...sessionStorage })).toContain(CLAIM);
  return urls;
}

const nextFrames = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Expects that nothing of a user is in the page, its frames and its storage, except for text of the host. */
async function expectNothingOfUser(ofHost: string): Promise<void> {
  expect(pageText().replaceAll(ofHost, "")).not.toMatch(/CLM-|Toyota|Samuel Addo|blob:|\$\d/);
  expect(document.querySelector(".ck-document canvas")).toBeNull();
  // pdf.js removes its measuring element when its worker has responded.
  await expect.poll(pageText).not.toContain("<canvas");
  expect(document.querySelector(PRINT_FRAME)).toBeNull();
  expect({ ...sessionStorage, ...localStorage }).toEqual({});
}

test("no data of a user is left after a logout: page, frames, storage, caches, requests, events", async () => {
  const events: ClaimsEvent[] = [];
  const revokeObjectURL = vi.spyOn(URL, "revokeObjectURL");
  const old = userOf("old");
  configureClaimkit({ client: old.client, onEvent: (event) => events.push(event) });
  const urls = await showEverything();
  const requestCount = old.requests.length;
  events.length = 0;

  old.client.clear();
  dispatchEvent(new Event("focus"));
  await nextFrames();

  expect(old.requests).toHaveLength(requestCount);
  expect(events).toEqual([]);
  await expectNothingOfUser(`claim-number="${CLAIM}"`);
  for (const url of urls) expect(revokeObjectURL).toHaveBeenCalledWith(url);
  expect(await caches.keys()).toEqual([]);
  expect(await indexedDB.databases()).toEqual([]);
});

test("no data of a user is left when the client notices another one, and everything is requested again", async () => {
  let subject = "old";
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const revokeObjectURL = vi.spyOn(URL, "revokeObjectURL");
  const { client, requests } = userOf(
    () => subject,
    (response) => (subject === "old" ? response : held.then(() => response)),
  );
  configureClaimkit({ client });
  const urls = await showEverything();
  const sections = new Set(requests);
  requests.length = 0;

  subject = "next";
  await client.checkUser();
  await nextFrames();

  // The page still shows the claim whose number the host has given.
  await expectNothingOfUser(CLAIM);
  for (const url of urls) expect(revokeObjectURL).toHaveBeenCalledWith(url);
  release();
  await expect.poll(pageText).toContain("2021 Toyota RAV4 XLE");
  await expect.poll(() => document.querySelector("main [role='toolbar']"), SLOW).toBeTruthy();
  await expect.poll(() => [...sections].filter((url) => !requests.includes(url))).toEqual([]);
  expect(element("claim-feedback").textContent).toContain("Was this helpful?");
});

test("after a logout, mounted elements show only the next user's data", async () => {
  defineClaimsWidgetsElements();
  const old = userOf("old");
  const next = userOf("next");
  configureClaimkit({ client: old.client });
  document.body.innerHTML = `<claim-tracker claim-number="${CLAIM}"></claim-tracker>`;
  await expect.poll(pageText).toContain("2021 Toyota RAV4 XLE");
  const requestCount = old.requests.length;

  old.client.clear();
  document.querySelector("claim-tracker")?.setAttribute("claim-number", "CLM-1007");
  configureClaimkit({ client: next.client });

  await expect.poll(pageText).toContain("2017 Volkswagen Golf SE");
  expect(pageText()).not.toContain("Toyota");
  expect(old.requests).toHaveLength(requestCount);
  expect(next.requests.join()).not.toContain(CLAIM);
});
