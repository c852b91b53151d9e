import { localize, type MessageCatalog, type TextDefinition } from "@claimkit/ui-kit/messages";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { inSpanish, renderOverSandbox } from "../testing/render-over-sandbox.tsx";
import { ClaimList } from "./claim-list/claim-list.tsx";
import { ClaimTracker } from "./claim-tracker/claim-tracker.tsx";
import { CloseAccordion } from "./close/close.tsx";
import { DocumentUpload } from "./document-upload/document-upload.tsx";
import { ReportAccordion } from "./report/report.tsx";
import * as texts from "./texts.ts";

afterEach(cleanup);

const SPANISH = inSpanish.messages[0]?.texts as Readonly<Record<string, object>>;

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

/** Messages that each show the name of their group. */
const marked: MessageCatalog = {
  locale: "es-US",
  texts: Object.fromEntries(
    Object.entries(SPANISH).map(([group, messages]) => {
      const mark = (message: unknown): unknown =>
        typeof message === "string"
          ? `⟦${group}⟧${message}`
          : typeof message === "function"
            ? (...values: unknown[]) => mark(message(...values))
            : Object.fromEntries(
                Object.entries(message as object).map(([key, wording]) => [key, mark(wording)]),
              );
      return [
        group,
        Object.fromEntries(Object.entries(messages).map(([key, each]) => [key, mark(each)])),
      ];
    }),
  ),
};

/** Groups of the shown messages, each after the name of the nearest widget. */
function shownGroups(): string[] {
  return [...document.querySelectorAll("[data-widget] *")].flatMap((element) => {
    // The status of a section is the page's, and hidden from screen readers. The others have a language of their own.
    if (element.closest(".ck-section-status, .ck-document, .ck-claim-list-stage")) return [];
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const words = [
      ...own.map(({ textContent }) => textContent),
      ...[...element.attributes].map(({ value }) => value),
    ].join(" ");
    const widget = element.closest("[data-widget]")?.getAttribute("data-widget") ?? "";
    return [...words.matchAll(/⟦(.+?)⟧/g)].map(([, group]) => `${widget}: ${group}`);
  });
}

/** Whether the widget is English if this group lacks its last message. */
function isEnglishWithout(widget: string, group: string): boolean {
  const messages = Object.entries(SPANISH[group] ?? {}).slice(0, -1);
  const catalog = { locale: "es-US", texts: { ...SPANISH, [group]: Object.fromEntries(messages) } };
  const own = OWN[widget];
  return own !== undefined && localize("es-US", [catalog]).complete(own).locale === "en-US";
}

test("every widget names all messages that it shows, so that one language is enough", async () => {
  const claims = ["CLM-1001", "CLM-1002", "CLM-1004", "CLM-1006", "CLM-1007", "CLM-1011"];
  const found = new Set<string>();
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
    for (const each of shownGroups()) found.add(each);
    cleanup();
  }

  const unnamed = [...found].filter((each) => {
    const [widget = "", group = ""] = each.split(": ");
    return !isEnglishWithout(widget, group);
  });
  expect(unnamed).toEqual([]);
  expect(found.size).toBeGreaterThan(30);
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
