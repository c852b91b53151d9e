import "@claimkit/ui-kit/styles.css";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import { renderRepairs } from "../../testing/render-repairs.tsx";
import "../styles.css";
import { RepairsAccordion } from "./repairs.tsx";

// Rules: docs/reference/claims.md#estimates

// On a phone, an estimate is a card: see document-card.test.tsx.
beforeEach(() => page.viewport(1024, 800));
afterEach(cleanup);

/** Loading pdf.js takes long on a busy machine. */
const SLOW = { timeout: 30_000 };

const requestedDocuments = (requests: readonly Request[]): (string | undefined)[] =>
  requests.map(({ url }) => /documents\/(.*)\/content/.exec(url)?.[1]).filter(Boolean);

async function twoFrames(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

test("With several estimates it defaults to current and the user may switch to initial", async () => {
  const { events, requests } = renderOverSandbox(<RepairsAccordion claimNumber="CLM-1006" />);

  const current = await screen.findByRole<HTMLInputElement>("radio", { name: "Current estimate" });
  expect(current.checked).toBe(true);
  expect(current.getAttribute("aria-describedby")).toBeTruthy();
  expect(screen.getByText("From Nov 10, 2026")).toBeTruthy();
  expect(await screen.findByRole("toolbar", { name: "Current estimate" }, SLOW)).toBeTruthy();

  current.focus();
  await userEvent.keyboard("{ArrowDown}");

  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Initial estimate" }).checked).toBe(
    true,
  );
  expect(await screen.findByRole("toolbar", { name: "Initial estimate" }, SLOW)).toBeTruthy();
  expect(screen.queryByRole("toolbar", { name: "Current estimate" })).toBeNull();
  expect(requestedDocuments(requests)).toEqual(["EST-1006-2", "EST-1006-1"]);
  expect(events.filter(({ type }) => type === "ck:select")).toMatchObject([
    { widget: "repairs-accordion", kind: "estimate", value: "initial" },
  ]);
}, 60_000);

test("far below, it is requested when it comes within one window height", async () => {
  const { requests } = renderOverSandbox(
    <>
      <div style={{ blockSize: "300vh" }} />
      <RepairsAccordion claimNumber="CLM-1006" />
    </>,
  );
  await screen.findByText("From Nov 10, 2026");
  // The observer reports for the first time in the frame after the one that rendered the section.
  await twoFrames();
  expect(requestedDocuments(requests)).toEqual([]);

  scrollTo(0, innerHeight * 2.2);

  await expect.poll(() => requestedDocuments(requests), SLOW).toEqual(["EST-1006-2"]);
  const place = document.querySelector(".ck-document, .ck-repairs-document-place");
  expect(place?.getBoundingClientRect().top).toBeGreaterThan(innerHeight);
}, 60_000);

test("a document that has not been loaded leaves no gap in print", async () => {
  const { container } = renderOverSandbox(
    <>
      <div style={{ blockSize: "300vh" }} />
      <RepairsAccordion claimNumber="CLM-1006" />
    </>,
  );
  await screen.findByText("From Nov 10, 2026");
  const place = container.querySelector(".ck-repairs-document-place");
  expect(place?.getBoundingClientRect().height).toBeGreaterThan(500);

  await cdp().send("Emulation.setEmulatedMedia", { media: "print" });

  expect(place?.getBoundingClientRect().height).toBe(0);
  await cdp().send("Emulation.setEmulatedMedia", { media: "" });
});

test("with one it is just the estimate", async () => {
  renderOverSandbox(<RepairsAccordion claimNumber="CLM-1005" />);

  expect(await screen.findByRole("toolbar", { name: "Estimate" }, SLOW)).toBeTruthy();
  expect(screen.queryByRole("radio")).toBeNull();
}, 60_000);

test("an estimate card without an estimate shows its text", async () => {
  const { requests } = renderRepairs("CLM-1005", {}, { documents: [] });

  expect(await screen.findByRole("heading", { name: "View your estimate" })).toBeTruthy();
  expect(screen.getByText("This is what the repairs are expected to cost.")).toBeTruthy();
  expect(requestedDocuments(requests)).toEqual([]);
});

test("Valuation and estimate accordions start closed and load when they are first opened", async () => {
  const { events, requests } = renderOverSandbox(<RepairsAccordion claimNumber="CLM-1007" />);
  const toggle = await screen.findByRole("button", { name: "Valuation Show details" });
  expect(toggle.getAttribute("aria-expanded")).toBe("false");
  expect(requestedDocuments(requests)).toEqual([]);

  toggle.focus();
  await userEvent.keyboard("{Enter}");

  expect(toggle.textContent).toBe("Valuation Hide details");
  expect(await screen.findByRole("toolbar", { name: "Valuation" }, SLOW)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Download the valuation" })).toBeTruthy();

  await userEvent.keyboard("{Enter}{Enter}");

  expect(screen.getByRole("toolbar", { name: "Valuation" })).toBeTruthy();
  expect(requestedDocuments(requests)).toEqual(["VAL-1007"]);
  expect(events.filter(({ type }) => type === "ck:click")).toMatchObject([
    { target: "accordion", value: "open" },
    { target: "accordion", value: "close" },
    { target: "accordion", value: "open" },
  ]);
}, 60_000);

test("the estimate of a total loss has its title, its text and its file", async () => {
  const { requests } = renderRepairs("CLM-1009", {
    viewEstimate: { displayTitle: "Repair estimate", displayText: "What repairs would cost." },
  });

  await userEvent.click(await screen.findByRole("button", { name: /^Repair estimate/ }));

  expect(screen.getByText("What repairs would cost.")).toBeTruthy();
  await expect.poll(() => requestedDocuments(requests), SLOW).toEqual(["EST-1009-1"]);
}, 60_000);

test("a total loss whose estimate has no file shows that its documents are not ready", async () => {
  renderRepairs("CLM-1009", {}, { documents: [] });

  expect(
    await screen.findByText("Your documents are not ready yet. We'll post them here."),
  ).toBeTruthy();
  expect(screen.queryByRole("button", { name: /details/ })).toBeNull();
});

test("a document's token is in a header, never in the page", async () => {
  const { container, requests } = renderOverSandbox(<RepairsAccordion claimNumber="CLM-1005" />);
  await screen.findByRole("toolbar", { name: "Estimate" }, SLOW);

  const request = requests.find(({ url }) => url.includes("/documents/"));
  const token = request?.headers.get("X-Document-Token");
  expect(token).toBeTruthy();
  expect(request?.url).not.toContain(token);
  expect(container.innerHTML).not.toContain(token);
}, 60_000);
