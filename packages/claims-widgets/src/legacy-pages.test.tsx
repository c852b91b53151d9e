import { stylesText as kitStyles } from "@claimkit/ui-kit/styles-text";
import { cleanup, screen } from "@testing-library/react";
import type { JSX } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { legacySheets } from "../testing/legacy-sheets.ts";
import { inSpanish, renderOverSandbox } from "../testing/render-over-sandbox.tsx";
import { ClaimList } from "./claim-list/claim-list.tsx";
import { ClaimTracker } from "./claim-tracker/claim-tracker.tsx";
import { TrackerMain, TrackerSections } from "./claim-tracker/tracker-areas.tsx";
import { TrackerSection } from "./claim-tracker/tracker-section.tsx";
import { ClaimNumberHeader } from "./claim-number-header/claim-number-header.tsx";
import { ClaimSummary } from "./claim-summary/claim-summary.tsx";
import { CloseAccordion } from "./close/close.tsx";
import { ContactUs } from "./contact-us/contact-us.tsx";
import { PayoutAccordion } from "./payout/payout.tsx";
import { RepairsAccordion } from "./repairs/repairs.tsx";
import { ReportAccordion } from "./report/report.tsx";
import { ServicesAccordion } from "./services/services.tsx";
import { stylesText } from "./styles-text.ts";
import { MemberTimeline } from "./timeline/timeline.tsx";

/** Loading pdf.js takes long on a busy machine. */
const TIMEOUT_MS = 30_000;

beforeEach(async () => {
  await page.viewport(360, 800);
  document.adoptedStyleSheets = [kitStyles, stylesText].map(sheetOf);
});

afterEach(async () => {
  cleanup();
  document.adoptedStyleSheets = [];
  await page.viewport(1280, 800);
});

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

function Everything(): JSX.Element {
  return (
    <main>
      <ClaimList policyNumber="POL-100" />
      <ClaimNumberHeader claimNumber="CLM-1006" />
      <ClaimSummary
        claimNumber="CLM-2001"
        isThirdParty
        contactId="CNT-2001"
        hrefs={{ "view-documents": "#" }}
      />
      <ReportAccordion claimNumber="CLM-1006" />
      <ReportAccordion claimNumber="" />
      <MemberTimeline claimNumber="CLM-1003" />
      <ServicesAccordion claimNumber="CLM-1006" />
      <PayoutAccordion claimNumber="CLM-1006" showFeedback />
      <CloseAccordion claimNumber="CLM-1011" />
      <ContactUs claimNumber="CLM-1007" />
      <RepairsAccordion claimNumber="CLM-1001" />
      <RepairsAccordion claimNumber="CLM-1002" />
      <RepairsAccordion claimNumber="CLM-1007" />
    </main>
  );
}

const PROPERTIES = [
  "backgroundColor",
  "borderTopWidth",
  "borderBottomWidth",
  "boxShadow",
  "color",
  "display",
  "float",
  "fontFamily",
  "fontSize",
  "fontWeight",
  "letterSpacing",
  "lineHeight",
  "listStyleType",
  "margin",
  "padding",
  "textAlign",
  "textDecorationLine",
  "textShadow",
  "textTransform",
  "whiteSpace",
] as const;

/** Appearance and size of everything in a widget. */
function appearance(): string[] {
  return [...document.querySelectorAll("main > *, main > * *")].map((element) => {
    const style = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const styles = PROPERTIES.map((property) => `${property}: ${style[property]}`);
    const box = `${Math.round(width)} x ${Math.round(height)}`;
    return [element.localName, element.getAttribute("class"), box, ...styles].join("; ");
  });
}

test.each(Object.keys(legacySheets))(
  "keeps its appearance in 360 px, in Spanish, under %s rules",
  async (name) => {
    renderOverSandbox(<Everything />, inSpanish);
    await expect
      .poll(() => document.querySelectorAll("[aria-busy='true']").length, { timeout: TIMEOUT_MS })
      .toBe(0);
    screen.getByRole("button", { name: "Contáctenos" }).click();
    await screen.findByText("Karen Holt");
    const own = appearance();

    document.adoptedStyleSheets.push(sheetOf(legacySheets[name] ?? ""));

    expect(appearance()).toEqual(own);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
  2 * TIMEOUT_MS,
);

test("what a host puts into the claim page has the rules of its page", async () => {
  document.adoptedStyleSheets.push(sheetOf("h3 { margin: 7px; font: italic 22px serif }"));
  renderOverSandbox(
    <ClaimTracker claimNumber="CLM-1006">
      <TrackerMain>
        <TrackerSections>
          <TrackerSection category="PAYOUT">
            <h3>Payments</h3>
          </TrackerSection>
        </TrackerSections>
      </TrackerMain>
    </ClaimTracker>,
  );

  const { margin, fontStyle, fontSize } = getComputedStyle(await screen.findByText("Payments"));
  expect({ margin, fontStyle, fontSize }).toEqual({
    margin: "7px",
    fontStyle: "italic",
    fontSize: "22px",
  });
});
