import type { ClaimsClient } from "@claimkit/claims-api";
import { createSandbox } from "@claimkit/sandbox";
import type { ClaimsEvent } from "@claimkit/widget-runtime";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { accessibilityFaults } from "@claimkit/widget-runtime/testing/accessibility-faults";
import { known, openBytes, openViewer, SLOW, withStyles } from "../../testing/documents.tsx";
import { pdfOfPages } from "../../testing/many-pages.ts";
import { inSpanish, renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import { DocumentViewer } from "./document-viewer.tsx";

// Rules: docs/reference/claims.md#document-viewer

withStyles();
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const box = (): DOMRect | undefined =>
  document.querySelector(".ck-document-box")?.getBoundingClientRect();
const paths = (requests: readonly Request[]): string[] =>
  requests.map(({ url }) => new URL(url).pathname);

const loadEvents = (events: readonly ClaimsEvent[]): ClaimsEvent[] =>
  events.filter(({ type }) => type !== "ck:request");

test("shows that it is loading, in a container of the final size", async () => {
  renderOverSandbox(<DocumentViewer {...known.tagged} />, {
    sandbox: { latencyMs: 600_000 },
  });

  expect(await screen.findByText("Please wait while we process your request.")).toBeTruthy();
  expect(box()?.height).toBe(500);
  expect(screen.getByRole("button", { name: "Download the estimate" })).toBeTruthy();
});

test("the download keeps the focus when the document has loaded", async () => {
  const sandbox = createSandbox();
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  renderOverSandbox(<DocumentViewer {...known.untagged} />, {
    clientOptions: {
      async fetch(input, init) {
        const request = new Request(input, init);
        if (request.url.endsWith("/content")) await arrived;
        return await sandbox.fetch(request);
      },
    },
  });
  (await screen.findByRole("button", { name: "Download the estimate" })).focus();

  arrive();

  const link = await screen.findByRole("link", { name: "Download the estimate" }, SLOW);
  expect(document.activeElement).toBe(link);
});

test.each([
  {
    case: "has a password",
    props: known.locked,
    messageId: "document-viewer.password",
    says: "This document is protected by a password. Download it to open it with the password.",
  },
  {
    case: "is truncated",
    props: known.corrupt,
    messageId: "document-viewer.corrupt",
    says: "This document is damaged and can't be shown.",
  },
])("shows and emits that a document $case, and offers the download", async (document) => {
  const { says, messageId, props } = document;
  const { events } = renderOverSandbox(<DocumentViewer {...props} />);

  expect((await screen.findByRole("alert", {}, SLOW)).textContent).toBe(says);
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Download the estimate" });
  expect(await (await fetch(link.href)).text()).toMatch(/^%PDF-/);
  expect(link.download).toBe(`${props.documentPublicID}.pdf`);
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  expect(box()?.height).toBe(500);
  await expect.poll(() => loadEvents(events)).toHaveLength(2);
  expect(loadEvents(events)[1]).toMatchObject({
    type: "ck:error",
    widget: "document-viewer",
    error: { name: "ClaimsError", code: "document" },
    userMessageId: messageId,
  });
});

test.each(["\r\n\r\n", "\uFEFF"])("opens a document with %j before its header", async (before) => {
  openBytes(new Blob([before, pdfOfPages(2)]));

  expect(await screen.findByRole("group", { name: "Page 2 of 2" }, SLOW)).toBeTruthy();
});

test("emits that it loads and that it is ready, once each, also to its own handlers", async () => {
  const onReady = vi.fn<(event: object) => void>();
  const { events } = await openViewer({ ...known.tagged, onReady });

  await expect
    .poll(() => loadEvents(events))
    .toMatchObject([
      { type: "ck:loading", widget: "document-viewer", attempt: 1, persona: "member" },
      { type: "ck:ready", widget: "document-viewer", source: "network", state: "data" },
    ]);
  expect(onReady).toHaveBeenCalledOnce();
});

test("emits a click on its controls, also to its own handler", async () => {
  const onEvent = vi.fn<(event: ClaimsEvent) => void>();
  const { events } = await openViewer({ ...known.tagged, onEvent });

  await userEvent.click(screen.getByRole("button", { name: "Zoom in" }));

  const clicks = events.filter(({ type }) => type === "ck:click");
  expect(clicks).toMatchObject([{ widget: "document-viewer", target: "document" }]);
  expect(onEvent).toHaveBeenCalledWith(clicks[0]);
});

test.each([
  {
    case: "the network is unavailable",
    fault: { drop: true, times: 1 },
    says: "This document didn't load. We'll get it fixed.",
  },
  {
    case: "the service fails",
    fault: { status: 500, times: 1 },
    says: "This document didn't load. We'll get it fixed.",
  },
  {
    case: "a proxy responds with an HTML page",
    fault: { body: "html", times: 1 },
    says: "This document didn't load. We'll get it fixed.",
  },
  {
    case: "the user has no access",
    fault: { status: 403, times: 2 },
    says: "Your access to this document has ended. Sign in again to see it.",
  },
] as const)("when $case, shows it and tries again on request", async ({ fault, says }) => {
  renderOverSandbox(<DocumentViewer {...known.tagged} />, {
    sandbox: { faults: { document: fault } },
  });
  expect((await screen.findByRole("alert", {}, SLOW)).textContent).toBe(says);

  await userEvent.click(screen.getByRole("button", { name: "Try again" }));

  expect(document.activeElement).toBe(screen.getByRole("group", { name: "Current estimate" }));
  expect(await screen.findByRole("toolbar", {}, SLOW)).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a document that failed to load can be downloaded once it is available, until the user logs out", async () => {
  const clickedLinks: HTMLAnchorElement[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    clickedLinks.push(this);
  });
  const { client } = renderOverSandbox(
    <DocumentViewer {...known.tagged} kind="valuation" fileName="My car.pdf" />,
    {
      sandbox: { faults: { document: { status: 500, times: 1 } } },
    },
  );
  await screen.findByRole("alert", {}, SLOW);

  await userEvent.click(screen.getByRole("button", { name: "Download the valuation" }));

  await expect.poll(() => clickedLinks.map(({ download }) => download)).toEqual(["My car.pdf"]);
  const href = clickedLinks[0]?.href ?? "";
  expect(await (await fetch(href)).text()).toMatch(/^%PDF-/);
  client.clear();
  await expect(fetch(href)).rejects.toThrow();
});

test("replaces an expired token once, silently", async () => {
  const { requests } = await openViewer(known.expiring);

  expect(screen.queryByRole("alert")).toBeNull();
  const tokens = requests.map(({ headers }) => headers.get("X-Document-Token")).filter(Boolean);
  expect(new Set(tokens)).toEqual(
    new Set(["expired-token-EST-3003-1", "document-token-EST-3003-1"]),
  );
  expect(paths(requests).filter((path) => path === "/repairs-details/CLM-3003")).toHaveLength(2);
  expect(requests.map(({ url }) => url).join()).not.toContain("token");
});

test("another document aborts the request for the previous one, which is never shown", async () => {
  const sandbox = createSandbox();
  const requested: string[] = [];
  const aborted: string[] = [];
  const { rerender } = renderOverSandbox(<DocumentViewer {...known.initial} />, {
    clientOptions: {
      fetch: async (input, init) => {
        const { pathname } = new URL(new Request(input, init).url);
        if (!pathname.endsWith("EST-1006-1/content")) return sandbox.fetch(input, init);
        requested.push(pathname);
        return new Promise((_, reject) => {
          init?.signal?.addEventListener("abort", () => {
            aborted.push(pathname);
            reject(init.signal?.reason);
          });
        });
      },
    },
  });
  await expect.poll(() => requested, SLOW).toHaveLength(1);

  rerender(<DocumentViewer {...known.tagged} />);

  expect(await screen.findByRole("toolbar", { name: "Current estimate" }, SLOW)).toBeTruthy();
  expect(aborted).toEqual(requested);
});

test("clears itself and requests nothing when the user logs out", async () => {
  const { client, container, requests } = await openViewer(known.tagged);
  const before = requests.length;

  client.clear();

  await waitFor(() => expect(container.textContent).toBe(""));
  expect(container.querySelector("a, canvas, [aria-label]")).toBeNull();
  expect(requests).toHaveLength(before);
});

test.each([
  { case: "is unmounted", end: () => cleanup() },
  { case: "is cleared at logout", end: (client: ClaimsClient) => client.clear() },
])("keeps one frame for printing, and removes it when it $case", async ({ end }) => {
  vi.spyOn(navigator, "pdfViewerEnabled", "get").mockReturnValue(true);
  const print = vi.fn<() => void>();
  const frameWindow = Object.assign(new EventTarget(), { print }) as unknown as Window;
  vi.spyOn(HTMLIFrameElement.prototype, "contentWindow", "get").mockReturnValue(frameWindow);
  const frames = (): number => document.querySelectorAll("iframe").length;
  const { client } = await openViewer(known.tagged);
  const before = frames();
  for (const times of [1, 2]) {
    await userEvent.click(screen.getByRole("button", { name: "Print" }));
    await expect.poll(frames).toBe(before + 1);
    // A browser without a PDF viewer never loads the file.
    document.querySelector("[data-claimkit='print']")?.dispatchEvent(new Event("load"));
    expect(print.mock.calls).toHaveLength(times);
  }

  end(client);

  await expect.poll(frames).toBe(before);
});

test("revokes the URL of its bytes when it is unmounted", async () => {
  const revoke = vi.spyOn(URL, "revokeObjectURL");
  await openViewer(known.tagged);
  const { href } = screen.getByRole<HTMLAnchorElement>("link", { name: "Download" });

  cleanup();

  expect(revoke).toHaveBeenCalledWith(href);
});

test("waits for a client, and works in StrictMode, which mounts it twice", async () => {
  const { requests } = renderOverSandbox(
    <StrictMode>
      <DocumentViewer {...known.tagged} />
    </StrictMode>,
  );
  expect(await screen.findByRole("toolbar", {}, SLOW)).toBeTruthy();
  await expect.poll(() => document.querySelectorAll(".ck-document-text")).toHaveLength(1);
  expect(paths(requests)).toHaveLength(2);

  cleanup();
  render(<DocumentViewer {...known.tagged} />);
  expect(await screen.findByText("Please wait while we process your request.")).toBeTruthy();
});

test("is translated into Spanish", async () => {
  renderOverSandbox(<DocumentViewer {...known.tagged} title="Estimado actual" />, inSpanish);

  const toolbar = await screen.findByRole("toolbar", { name: "Estimado actual" }, SLOW);
  expect(toolbar.textContent).toMatch(/de 1.*%/);
  expect(screen.getByRole("group", { name: "Página 1 de 1" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Descargar el estimado" })).toBeTruthy();
});

test.each([
  { state: "tagged", props: known.tagged },
  { state: "untagged", props: known.untagged },
  { state: "locked", props: known.locked },
])("has no axe violations when it is $state", async ({ props }) => {
  renderOverSandbox(
    <main>
      <h1>My claim</h1>
      <h2>Repairs</h2>
      <h3>Estimate</h3>
      <DocumentViewer {...props} />
    </main>,
  );
  await waitFor(() => expect(document.querySelector("[data-status='loading']")).toBeNull(), SLOW);
  await expect.poll(() => document.querySelector(".ck-document-text, [role='alert']")).toBeTruthy();

  expect(await accessibilityFaults()).toEqual([]);
});
