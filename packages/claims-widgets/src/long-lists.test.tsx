import "@claimkit/ui-kit/styles.css";
import { cleanup, screen } from "@testing-library/react";
import type { JSX } from "react";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { accessibilityFaults } from "@claimkit/widget-runtime/testing/accessibility-faults";
import { inSpanish, renderOverSandbox } from "../testing/render-over-sandbox.tsx";
import { ClaimList } from "./claim-list/claim-list.tsx";
import { PayoutAccordion } from "./payout/payout.tsx";
import { RepairsAccordion } from "./repairs/repairs.tsx";
import { ReportAccordion } from "./report/report.tsx";
import { ServicesAccordion } from "./services/services.tsx";
import "./styles.css";
import { MemberTimeline } from "./timeline/timeline.tsx";

afterEach(cleanup);

function listOf<T>(count: number, item: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => item(index + 1));
}

const COUNT = 120;
const rows = listOf(COUNT, (index) => ({
  displayKey: `Row ${index}`,
  displayValue: `Item ${index}`,
}));
const steps = listOf(COUNT, (index) => ({ subCategoryName: `Item ${index}`, visible: true }));

interface LongList {
  list: string;
  ui: JSX.Element;
  /** The response to every call; each widget uses its own fields. */
  response: object;
  opens?: string;
}

const lists: LongList[] = [
  {
    list: "claims",
    ui: <ClaimList policyNumber="POL-100" />,
    response: {
      claimSummaries: listOf(COUNT, (index) => ({
        claimNumber: `Item ${index}`,
        claimState: "open",
        // Claims are sorted by date, latest first.
        lossDate: new Date(Date.UTC(2026, 0, -index)).toISOString().slice(0, 10),
        lossCause: "hail",
      })),
    },
  },
  {
    list: "coverages",
    ui: <ReportAccordion claimNumber="CLM-1006" />,
    response: { coverageInfo: listOf(COUNT, (index) => ({ name: `Item ${index}` })) },
  },
  {
    list: "sub-coverages",
    ui: <ReportAccordion claimNumber="CLM-1006" />,
    response: { subCoverageInfo: listOf(COUNT, (index) => ({ name: `Item ${index}` })) },
  },
  {
    list: "rows",
    ui: <ServicesAccordion claimNumber="CLM-1006" />,
    response: { displayInfo: rows },
  },
  {
    list: "payments",
    ui: <PayoutAccordion claimNumber="CLM-1006" />,
    response: {
      paymentDetails: listOf(COUNT, (index) => ({ payee: `Item ${index}`, paymentInfo: [] })),
    },
    opens: "Open payment breakdown",
  },
  {
    list: "estimate options",
    ui: <RepairsAccordion claimNumber="CLM-1006" />,
    response: { scenario: "IS_ELIGIBLE_NO_SERVICE_SELECTED_NO_ESTIMATE", displayInfo: rows },
  },
  {
    list: "steps of a category",
    ui: <MemberTimeline claimNumber="CLM-1006" contactId="CNT-1006" selectedCategory="REPORT" />,
    response: {
      timelineCategories: [
        { categoryName: "REPORT", status: "COMPLETE", timelineSubCategories: steps },
      ],
    },
  },
];

const shown = (): number => screen.getAllByText(/Item \d+$/, { ignore: ".ck-sr-only" }).length;

test.each(lists)("shows 50 $list initially, and 50 more per click", async (row) => {
  const { events } = renderOverSandbox(<main>{row.ui}</main>, { change: () => row.response });
  if (row.opens) await userEvent.click(await screen.findByRole("button", { name: row.opens }));
  const more = await screen.findByRole("button", { name: "Show more (50 of 120)" });
  expect(shown()).toBe(50);

  more.focus();
  await userEvent.keyboard("{Enter}");

  expect(shown()).toBe(100);
  expect(document.activeElement?.textContent).toContain("Item 51");

  await userEvent.click(screen.getByRole("button", { name: "Show more (100 of 120)" }));

  expect(shown()).toBe(120);
  expect(screen.queryByRole("button", { name: /^Show more/ })).toBeNull();
  expect(events.filter(({ type }) => type === "ck:select")).toEqual([]);
});

test("a short list has no button, and the button of a long one is translated into Spanish", async () => {
  const response = { displayInfo: rows.slice(0, 50) };
  const { unmount } = renderOverSandbox(<ServicesAccordion claimNumber="CLM-1006" />, {
    change: () => response,
  });
  await screen.findByText("Item 50");
  expect(screen.queryByRole("button", { name: /^Show more/ })).toBeNull();
  unmount();

  renderOverSandbox(<ServicesAccordion claimNumber="CLM-1006" />, {
    ...inSpanish,
    change: () => ({ displayInfo: rows }),
  });

  expect(await screen.findByRole("button", { name: "Mostrar más (50 de 120)" })).toBeTruthy();
  expect(await accessibilityFaults()).toEqual([]);
});
