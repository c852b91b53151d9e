import { cleanup, screen } from "@testing-library/react";
import { clearAnnouncements } from "@claimkit/ui-kit/testing/announcements";
import { type Transcript, transcribe } from "@claimkit/ui-kit/testing/spoken";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openClaimPage } from "../../testing/claim-page.tsx";
import { SLOW, withStyles } from "../../testing/documents.tsx";
import { inSpanish } from "../../testing/render-over-sandbox.tsx";

// Screen reader output of typical tasks.

// The virtual screen reader also reads what was just removed from the page, and then looks up ids.
Object.assign(Element.prototype, { getElementById: () => null });

withStyles();

beforeEach(async () => {
  // Documents load when they come near, and the virtual screen reader does not scroll.
  await page.viewport(414, 4000);
  scrollTo(0, 0);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 20, 12) });
});

afterEach(() => {
  cleanup();
  clearAnnouncements();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Visit {
  claimNumber: string;
  settings?: typeof inSpanish;
  /** The last part that loads: the length of the estimate. */
  shows?: string;
}

/** Opens the page of a claim, with a screen reader at its top. */
async function listenTo({ claimNumber, settings, shows }: Visit): Promise<Transcript> {
  const { container } = await openClaimPage({ claimNumber }, settings);
  if (shows) await screen.findByText(shows, undefined, SLOW);
  return transcribe(container);
}

const withAppointment: Visit = { claimNumber: "CLM-1002" };

const withEstimate: Visit = {
  claimNumber: "CLM-1006",
  shows: "PDF, 1 page",
};

/** The text of a document in full screen, which is rendered a moment later. */
const textInDialog = (): string => document.querySelector("dialog")?.textContent ?? "";

test("find my next appointment", async () => {
  vi.spyOn(URL, "createObjectURL").mockReturnValue("data:,");
  const { skim, readOn, press, text } = await listenTo(withAppointment);

  await skim("heading, Your next steps, level 3");
  await readOn("button, See your appointment");
  await press("Enter");
  await readOn("button, Add to calendar");
  await press("Enter");

  await expect(text()).toMatchFileSnapshot("journeys-appointment.spoken.txt");
});

test("read my estimate", async () => {
  const { skim, readOn, press, waitForAnnouncement, text } = await listenTo(withEstimate);

  await skim("heading, View your estimate, level 4");
  await readOn("button, Open Current estimate");
  await press("Enter");
  await waitForAnnouncement("Current estimate, page 1 of 1");
  await readOn("button, Open full size");
  await press("Enter");
  await expect.poll(textInDialog).toContain("asks before it goes on");
  await readOn("end of region, Current estimate");
  await press("Escape");
  await press("Shift+Tab");
  await press("ArrowDown");
  await waitForAnnouncement("Initial estimate, page 1 of 1");

  // The loading announcements, after 300 ms and 10 s, may be between any other lines.
  const spoken = text().replaceAll(
    /^polite: (Please wait while we process your request\.|Still working\.\.\.)\n/gm,
    "",
  );
  await expect(spoken).toMatchFileSnapshot("journeys-estimate.spoken.txt");
});

test.each([
  {
    language: "English",
    visit: withEstimate,
    card: "Payout In progress",
    open: "Open payment breakdown",
    panel: "Payment breakdown",
    file: "journeys-payout.spoken.txt",
  },
  {
    language: "Spanish",
    visit: {
      ...withEstimate,
      settings: inSpanish,
      shows: "PDF, 1 página",
    },
    card: "Pagos En curso",
    open: "Ver el desglose de pagos",
    panel: "Desglose de pagos",
    file: "journeys-payout-spanish.spoken.txt",
  },
])("see my payments, in $language", async ({ visit, card, open, panel, file }) => {
  const { skim, readOn, press, text } = await listenTo(visit);

  await skim(`heading, ${card}, level 4`);
  await readOn(`button, ${card}, pressed`);
  await press("Enter");
  await readOn(`button, ${open}, not expanded`);
  await press("Enter");
  await readOn(`end of region, ${panel}`);

  await expect(text()).toMatchFileSnapshot(file);
});
