import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { commands, page } from "vitest/browser";
import {
  adoptSheets,
  type Sheets,
  styleDifferences,
} from "@claimkit/ui-kit/testing/computed-styles";
import { renderOverSandbox } from "../testing/render-over-sandbox.tsx";
import { emptyQueue } from "../testing/uploads.ts";
import * as widgets from "./index.ts";

// Why: docs/decisions/styles.md#each-component-has-its-own-sheet

let kit: Sheets;
let family: Sheets;

beforeAll(async () => {
  kit = await commands.builtSheets("ui-kit");
  family = await commands.builtSheets("claims-widgets");
}, 60_000);

afterEach(async () => {
  cleanup();
  adoptSheets();
  await page.viewport(414, 896);
});

/** The machine can be busy. */
const SLOW = { timeout: 30_000 };

const claim = { claimNumber: "CLM-1009" };

const rows = [
  { name: "ClaimList", ui: <widgets.ClaimList policyNumber="POL-100" showStage /> },
  { name: "ClaimNextSteps", ui: <widgets.ClaimNextSteps {...claim} /> },
  { name: "ClaimNumberHeader", ui: <widgets.ClaimNumberHeader {...claim} /> },
  { name: "ClaimSummary", ui: <widgets.ClaimSummary {...claim} /> },
  { name: "ClaimTracker", ui: <widgets.ClaimTracker {...claim} showFeedback /> },
  { name: "CloseAccordion", ui: <widgets.CloseAccordion {...claim} /> },
  { name: "ContactUs", ui: <widgets.ContactUs {...claim} /> },
  {
    name: "DocumentUpload",
    ui: <widgets.DocumentUpload {...claim} asked={[{ shot: "vin" }]} uploads={emptyQueue()} />,
  },
  { name: "MemberTimeline", ui: <widgets.MemberTimeline {...claim} /> },
  { name: "PayoutAccordion", ui: <widgets.PayoutAccordion {...claim} showFeedback /> },
  {
    name: "RepairsAccordion",
    ui: (
      <>
        <widgets.RepairsAccordion {...claim} />
        <widgets.RepairsAccordion claimNumber="CLM-1006" />
      </>
    ),
  },
  { name: "ReportAccordion", ui: <widgets.ReportAccordion {...claim} /> },
  { name: "ServicesAccordion", ui: <widgets.ServicesAccordion {...claim} /> },
];

test.each(rows)(
  "$name looks the same with its own sheet, and with every sheet in any order",
  async ({ name, ui }) => {
    adoptSheets(kit.whole, family.whole);
    renderOverSandbox(ui);
    await vi.waitFor(() => {
      expect(document.querySelectorAll("[data-widget][aria-busy=true]")).toHaveLength(0);
      expect(screen.getAllByRole("group").length).toBeGreaterThan(0);
    }, SLOW);

    for (const width of [414, 1280]) {
      await page.viewport(width, 896);
      expect(styleDifferences(name, kit, family)).toEqual({ own: [], sorted: [], reversed: [] });
    }
  },
  60_000,
);
