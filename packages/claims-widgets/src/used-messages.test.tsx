import type { TextDefinition } from "@claimkit/ui-kit/messages";
import { usedMessages } from "@claimkit/widget-runtime/testing/used-messages";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderOverSandbox } from "../testing/render-over-sandbox.tsx";
import { ClaimList } from "./claim-list/claim-list.tsx";
import { ClaimTracker } from "./claim-tracker/claim-tracker.tsx";
import { CloseAccordion } from "./close/close.tsx";
import { claimsWidgetsEsUs } from "./locales/es-us.ts";
import { DocumentUpload } from "./document-upload/document-upload.tsx";
import { ReportAccordion } from "./report/report.tsx";
import * as texts from "./texts.ts";

afterEach(cleanup);

const SPANISH: Readonly<Record<string, object>> = { ...claimsWidgetsEsUs.texts };

/** The definitions that widgets give to their frame, by the widget's name. */
const OWN: Readonly<Record<string, TextDefinition>> = {
  "app-claim-list": texts.claimListText,
  "claim-next-steps": texts.nextStepsText,
  "claim-number-header": texts.claimNumberHeaderText,
  "claim-summary": texts.claimSummaryText,
  "claim-tracker": texts.claimTrackerText,
  "close-accordion": texts.closeText,
  "contact-us": texts.contactUsText,
  "document-upload": texts.documentUploadText,
  "member-timeline": texts.timelineText,
  "payout-accordion": texts.payoutText,
  "repairs-accordion": texts.repairsText,
  "report-accordion": texts.reportText,
  "services-accordion": texts.servicesText,
};

test("every widget names all messages that it shows, so that one language is enough", async () => {
  const claims = ["CLM-1001", "CLM-1002", "CLM-1004", "CLM-1006", "CLM-1007", "CLM-1011"];
  // The status of a section is the page's, and hidden from screen readers. The others have a language of their own.
  const elsewhere = ".ck-section-status, .ck-document, .ck-claim-list-stage";
  const { marked, note, shown, unnamed } = usedMessages(claimsWidgetsEsUs, OWN, elsewhere);
  for (const claimNumber of claims) {
    const all = (
      <>
        <ClaimTracker claimNumber={claimNumber} showFeedback />
        <ClaimList policyNumber="POL-100" showStage />
        <DocumentUpload claimNumber={claimNumber} />
      </>
    );
    renderOverSandbox(all, { locale: "es-US", messages: [marked] });
    await screen.findByRole("button", { name: /Cierre/ });
    await expect
      .poll(() => document.querySelector("[aria-busy=true]"), { timeout: 10_000 })
      .toBeNull();
    note();
    cleanup();
  }

  expect(unnamed()).toEqual([]);
  expect(shown.size).toBeGreaterThan(30);
});

test.each([
  { state: "its data", faults: {}, shown: /^10\/18\/2026$/ },
  {
    state: "its failure",
    faults: { reportDetails: { status: 403 } },
    shown: /^Your claim report section didn't load/,
  },
])("a widget with an incomplete catalog is English as a whole, with $state", async (row) => {
  const { nameOf: _, ...coverage } = SPANISH["coverage"] as { nameOf: unknown };
  const messages = [{ locale: "de-DE", texts: { ...SPANISH, coverage } }];
  const both = (
    <>
      <ReportAccordion claimNumber="CLM-1006" />
      <CloseAccordion claimNumber="CLM-1006" />
    </>
  );
  renderOverSandbox(both, { locale: "de-DE", messages, sandbox: { faults: row.faults } });

  expect(await screen.findByText(row.shown)).toBeTruthy();
  expect(screen.getByRole("group", { name: "Report" }).lang).toBe("en-US");
  expect(screen.getByRole("group", { name: "Cierre" }).lang).toBe("de-DE");
});
