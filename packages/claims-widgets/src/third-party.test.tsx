import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { SLOW } from "../testing/documents.tsx";
import { inSpanish, renderOverSandbox } from "../testing/render-over-sandbox.tsx";
import { ClaimTracker } from "./claim-tracker/claim-tracker.tsx";

// Data that no widget shows a third party: the member's deductibles, coverages, limits and authorized
// amounts.

vi.setConfig({ testTimeout: 60_000 });

afterEach(cleanup);

interface Row {
  displayKey: string;
  displayValue: string;
}

const row = (displayKey: string, displayValue: string): Row => ({ displayKey, displayValue });

/** The member's amounts. Nothing that a third party may see contains a 7. */
const SECRET_ROWS = [
  row("Collision", "$700"),
  row("Collision: $700", "-"),
  row("Comprehensive", "$700"),
  row("Uninsured - Property Damage", "$700"),
  row("Deductible", "$700"),
  row("DEDUCTIBLE (collision)", "700"),
  row("Note", "Your $700 deductible applies."),
  row("Coverage", "Full, 700 a year"),
  row("Coverage limit", "$70,000"),
  row("Limit per accident", "$70,000"),
  row("Limits", "70/700"),
  row("Total amount authorized", "$700"),
  row("Amount authorised", "$700"),
  row("Colisión", "$700"),
  row("COLISION:", "$700"),
  row("Deducible", "$700"),
  row("Su deducible", "$700"),
  row("Nota", "Su deducible: $700"),
  row("Cobertura integral", "$700"),
  row("Límite de cobertura", "$70,000"),
  row("Límite por accidente", "$70,000"),
  row("Monto total autorizado", "$700"),
  row("Importe autorizado", "$700"),
  row("Salvage", "$700"),
];
const RENTAL_ROWS = [row("Rental", "70 / 2100"), row("Transportation Expense", "$70")];
const PUBLIC_ROWS = [row("Location", "Columbus, OH"), row("Lugar", "Columbus")];

const rows = [...SECRET_ROWS, ...RENTAL_ROWS, ...PUBLIC_ROWS];
const SECRETS =
  "Your deductible is $700. Su deducible es de $700. Your policy covers $70,000. El límite es de $70,000.";
const text = `Thank you. ${SECRETS} Please call us.`;
const block = { displayTitle: SECRETS, displayText: text };

/** The response to every call; each widget uses its own fields. */
const response = {
  ...block,
  vehicle: "Sedan",
  claimType: "COLLISION",
  status: "OPEN",
  claimState: "open",
  latestUpdate: text,
  incidentType: "Hail",
  coverageInfo: [{ name: "Collision", deductible: "$700" }],
  subCoverageInfo: [{ name: "Rental", deductible: "$70 / $2100" }],
  hasVanishing: true,
  deductible: "$700",
  providerPaidAmount: "$1,500",
  displayInfo: rows,
  paymentDetails: [{ payee: "Ada", paymentInfo: rows }],
  displayBottomInfo: rows,
  payDeductible: block,
  viewEstimate: { ...block, displayBottomInfo: text, estimates: [] },
  repairsSchedule: block,
  timelineCategories: [
    {
      categoryName: "PAYOUT",
      status: "complete",
      timelineSubCategories: [
        { subCategoryName: "Deductible of $700 paid", status: "complete" },
        { subCategoryName: "Deducible de $700 pagado", status: "complete" },
        { subCategoryName: "Payment sent", status: "complete" },
      ],
    },
  ],
};

const SCENARIOS = [
  "THIRD_PARTY",
  "TOTAL_LOSS",
  "IS_ELIGIBLE_NO_SERVICE_SELECTED_NO_ESTIMATE",
  "NO_OYS_SERVICE_SELECTED_ESTIMATE",
];

const part = (name: string): string =>
  document.querySelector(`[data-widget="${name}"]`)?.textContent ?? "";

async function allLoaded(): Promise<void> {
  await vi.waitFor(() => expect(part("close-accordion")).not.toBe(""), SLOW);
  await vi.waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull(), SLOW);
  for (const closed of document.querySelectorAll("button[aria-expanded=false]")) {
    await userEvent.click(closed);
  }
  await vi.waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull(), SLOW);
}

const cases = SCENARIOS.flatMap((scenario) => [
  { scenario, language: "English", settings: {}, step: "Payment sent" },
  { scenario, language: "Spanish", settings: inSpanish, step: "Pago enviado" },
]);

test.each(cases)(
  "no widget shows a third party the member's policy: $scenario in $language",
  async ({ settings, scenario, step }) => {
    const { events } = renderOverSandbox(
      <ClaimTracker claimNumber="CLM-2003" isThirdParty contactId="CNT-2003" />,
      {
        ...settings,
        change: () => ({ ...response, scenario }),
        clientOptions: { redactedRows: ["salvage"] },
      },
    );
    await allLoaded();

    const widgets = [...document.querySelectorAll("[data-widget]")]
      .map((widget) => widget.getAttribute("data-widget") ?? "")
      .filter((name) => !["claim-tracker", "services-accordion", "contact-us"].includes(name));
    for (const name of widgets) {
      expect(`${name}: ${part(name)}`).not.toMatch(
        /7|deductible|deducible|coverage|cobertura|limit|límite|authori[sz]|autoriza|salvage/i,
      );
    }
    // A rental car may be the third party's own.
    expect(part("services-accordion")).toContain("$70 ");
    expect(part("services-accordion")).not.toMatch(/700|70,000|70\/700/);

    for (const name of ["report", "services", "payout"]) {
      expect(part(`${name}-accordion`)).toContain("Columbus, OH");
    }
    expect(part("report-accordion")).toContain("Thank you. Please call us.");
    expect(part("member-timeline")).toContain(step);
    await expect
      .poll(() => events)
      .toContainEqual(expect.objectContaining({ type: "ck:warning", code: "item_dropped" }));
  },
);

test("the member sees all of it", async () => {
  renderOverSandbox(<ClaimTracker claimNumber="CLM-1006" contactId="CNT-1006" />, {
    change: () => ({ ...response, scenario: "NO_OYS_SERVICE_SELECTED_ESTIMATE" }),
  });
  await allLoaded();

  for (const { displayKey } of rows.filter((each) => !/authori[sz]ed/.test(each.displayKey))) {
    expect(screen.getAllByText(displayKey).length).toBeGreaterThan(0);
  }
  expect(part("repairs-accordion")).toContain(SECRETS);
});
