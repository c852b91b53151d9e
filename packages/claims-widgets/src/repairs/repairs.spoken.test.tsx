import { cleanup, screen } from "@testing-library/react";
import { clearAnnouncements } from "@claimkit/ui-kit/testing/announcements";
import { transcribe } from "@claimkit/ui-kit/testing/spoken";
import { afterEach, expect, test } from "vitest";
import { SLOW, withStyles } from "../../testing/documents.tsx";
import { renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import { RepairsAccordion } from "./repairs.tsx";

// The virtual screen reader also reads what was just removed from the page, and then looks up ids.
Object.assign(Element.prototype, { getElementById: () => null });

withStyles();

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

/** Announced after 300 ms and 10 s of loading. */
const LOADING = /^polite: (Please wait while we process your request\.|Still working\.\.\.)\n/gm;

test("announces a total loss, and the opened valuation", async () => {
  const { container } = renderOverSandbox(<RepairsAccordion claimNumber="CLM-1007" />);
  await screen.findByRole("region", { name: "Repairs" });
  const { readOn, press, waitForAnnouncement, text } = await transcribe(container);

  await readOn("button, Valuation Show details, not expanded");
  await press("Enter");
  await screen.findByRole("heading", { name: "Our offer" }, SLOW);
  await waitForAnnouncement("Valuation, page 1 of 1");
  await readOn("end of group, Page 1 of 1");

  const spoken = text().replaceAll(LOADING, "");
  await expect(spoken).toMatchFileSnapshot("repairs-total-loss.spoken.txt");
});

test("announces the location of the shop, and the restored focus", async () => {
  const loadPlaceMap = async () => ({ default: () => <p>A map</p> });
  const { container } = renderOverSandbox(<RepairsAccordion claimNumber="CLM-1002" />, {
    loadPlaceMap,
  });
  await screen.findByRole("region", { name: "Repairs" });
  const { readOn, press, text } = await transcribe(container);

  await readOn("button, View on map");
  await press("Enter");
  await screen.findByText("A map");
  await readOn("link, Get directions (opens in a new tab)");
  await press("Tab");
  await press("Escape");
  await readOn("end of region, Repairs");

  await expect(text().replaceAll(LOADING, "")).toMatchFileSnapshot(
    "repairs-appointment.spoken.txt",
  );
});

test("announces every option for an estimate", async () => {
  const { container } = renderOverSandbox(<RepairsAccordion claimNumber="CLM-1001" />);
  await screen.findByRole("region", { name: "Repairs" });
  const { read, text } = await transcribe(container);

  await read();

  await expect(text()).toMatchFileSnapshot("repairs-options.spoken.txt");
});
