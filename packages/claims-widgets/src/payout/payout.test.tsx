import { claims, type Payout } from "@claimkit/sandbox";
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  inSpanish,
  type RenderedOverSandbox,
  renderOverSandbox,
} from "../../testing/render-over-sandbox.tsx";
import { PayoutAccordion, type PayoutAccordionProps, usePayoutDetails } from "./payout.tsx";

// Rules: docs/reference/claims.md#payout

beforeEach(() => sessionStorage.clear());

afterEach(cleanup);

const EMPTY = "Currently we have no payment information, please check back soon.";
const acme = { providerName: "Acme" };

/** Renders CLM-1006 with other payments. */
function renderPayout(
  payoutDetails: Payout,
  props: Partial<PayoutAccordionProps> = {},
): RenderedOverSandbox {
  return renderOverSandbox(<PayoutAccordion claimNumber="CLM-1006" {...(props as object)} />, {
    ...acme,
    sandbox: { seed: claims.map((claim) => (day) => ({ ...claim(day), payoutDetails })) },
  });
}

const section = (): Promise<HTMLElement> => screen.findByRole("region", { name: "Payout" });

const valueOf = async (label: string): Promise<string | null | undefined> =>
  (await screen.findByText(label, { selector: "dt, dt *" })).closest("dt")?.nextSibling
    ?.textContent;

const openBreakdown = async (): Promise<HTMLElement> => {
  await userEvent.click(await screen.findByRole("button", { name: "Open payment breakdown" }));
  return screen.getByRole("region", { name: "Payment breakdown" });
};

test("Payout: 'Latest update: Summary of payments' and 'Here's what we have for your vehicle repairs as of today:'", async () => {
  renderOverSandbox(<PayoutAccordion claimNumber="CLM-1006" />);

  expect((await section()).textContent).toMatch(
    /^Latest update: Summary of paymentsHere's what we have for your vehicle repairs as of today:Deductible/,
  );
});

test("has no sentence about repairs for a total loss", async () => {
  renderOverSandbox(<PayoutAccordion claimNumber="CLM-1008" isTotalLoss />);

  expect((await section()).textContent).toMatch(/^Latest update: Summary of paymentsDeductible/);
});

test("lists the deductible and the amount the provider paid", async () => {
  renderOverSandbox(<PayoutAccordion claimNumber="CLM-1006" />, acme);

  expect(await valueOf("Deductible")).toBe("$1,000");
  expect(await valueOf("Acme paid")).toBe("$4,738.90");
  expect(await valueOf("Collision")).toBe("$1,000 deductible");
});

test("shows every row of the server, and its own figures once", async () => {
  renderPayout({
    deductible: "$500",
    providerPaidAmount: "$5",
    displayInfo: [
      { displayKey: "Deductible", displayValue: "$500.00" },
      { displayKey: "Fee", displayValue: "$20" },
      { displayKey: "fee", displayValue: "$20.00" },
    ],
    paymentDetails: [
      {
        payee: "Dana",
        paymentInfo: [
          { displayKey: "Amount", displayValue: "$180" },
          { displayKey: "Issue date", displayValue: "2026-11-03" },
          { displayKey: "Amount", displayValue: "$180" },
          { displayKey: "Collision", displayValue: "$2,917.50" },
        ],
      },
    ],
  });

  const breakdown = await openBreakdown();
  const labels = screen.getAllByRole("term").map(({ textContent }) => textContent);
  expect(labels.slice(0, 4)).toEqual(["Deductible", "Acme paid", "Fee", "fee"]);
  expect(breakdown.textContent).toBe(
    "Payment to DanaAmount$180Issue dateNovember 3, 2026Amount$180Collision$2,917.50",
  );
});

test("without a provider name, the label is 'We paid'", async () => {
  renderOverSandbox(<PayoutAccordion claimNumber="CLM-1006" />);

  expect(await valueOf("We paid")).toBe("$4,738.90");
});

test.each([
  { text: "$1,000.00", shown: "$1,000" },
  { text: "$1000.5", shown: "$1,000.50" },
  { text: "$0", shown: "$0" },
  { text: "1234.56", shown: "$1,234.56" },
  { text: "Waived", shown: "Waived" },
])("both as US dollars with 0 to 2 decimals: $text as $shown", async ({ text, shown }) => {
  renderPayout({ deductible: text, providerPaidAmount: text, paymentDetails: [] });

  expect(await valueOf("Deductible")).toBe(shown);
  expect(await valueOf("Acme paid")).toBe(shown);
});

describe("the deductible is hidden when the claim is third party", () => {
  test("by the persona's flag, for any response", async () => {
    const { container } = renderOverSandbox(
      <PayoutAccordion claimNumber="CLM-2003" isThirdParty contactId="CNT-2003" />,
      acme,
    );

    expect(await valueOf("Acme paid")).toBe("$1,500");
    await openBreakdown();
    expect(container.textContent).not.toMatch(/deductible|authorized|\$500/i);
    expect(screen.queryByText("Collision")).toBeNull();
  });

  test("by the response's flag, for any persona", async () => {
    const { container } = renderPayout({
      deductible: "$500.00",
      providerPaidAmount: "$1,500.00",
      paymentDetails: [],
      isThirdParty: true,
    });

    expect(await valueOf("Acme paid")).toBe("$1,500");
    expect(container.textContent).not.toMatch(/deductible/i);
  });
});

describe("with no payment data", () => {
  test.each([
    { what: "a response without content", claimNumber: "CLM-3001" },
    { what: "a response without amounts and payments", claimNumber: "CLM-1001" },
  ])(`'${EMPTY}' for $what, reported as empty`, async ({ claimNumber }) => {
    const { events } = renderOverSandbox(<PayoutAccordion claimNumber={claimNumber} />);

    expect((await section()).textContent).toBe(EMPTY);
    await expect
      .poll(() => events)
      .toContainEqual(expect.objectContaining({ type: "ck:ready", state: "empty" }));
  });

  test("nor with a payment without payee and rows", async () => {
    const paymentInfo = [{ displayKey: "Amount", displayValue: "" }];
    renderPayout({ paymentDetails: [{ payee: "", paymentInfo }] });

    expect((await section()).textContent).toBe(EMPTY);
  });

  test.each<Payout>([
    { deductible: "$500", paymentDetails: [] },
    { providerPaidAmount: "$500", paymentDetails: [] },
    { paymentDetails: [{ payee: "Dana", paymentInfo: [] }] },
  ])("%j is not empty", async (payout) => {
    renderPayout(payout);

    expect((await section()).textContent).toContain("Summary of payments");
    expect(screen.queryByText(EMPTY)).toBeNull();
  });
});

describe("the breakdown", () => {
  test("toggles 'Open payment breakdown' / 'Close payment breakdown', and starts closed", async () => {
    const { events } = renderOverSandbox(<PayoutAccordion claimNumber="CLM-1006" />);
    const toggle = await screen.findByRole("button", { name: "Open payment breakdown" });
    expect(toggle.getAttribute("aria-expanded")).toBe("false");
    const [payment] = screen.getAllByText(/^Payment to/);
    expect(payment?.checkVisibility()).toBe(false);

    await userEvent.click(toggle);
    expect(toggle.textContent).toBe("Close payment breakdown");
    expect(toggle.getAttribute("aria-expanded")).toBe("true");
    expect(payment?.checkVisibility()).toBe(true);
    expect(document.activeElement).toBe(toggle);

    await userEvent.click(toggle);
    expect(toggle.textContent).toBe("Open payment breakdown");
    expect(events.filter(({ type }) => type === "ck:click")).toMatchObject([
      { widget: "payout-accordion", target: "accordion", value: "open" },
      { widget: "payout-accordion", target: "accordion", value: "close" },
    ]);
  });

  test("lists, per payee, 'Payment to {payee}' with key/value rows", async () => {
    renderOverSandbox(<PayoutAccordion claimNumber="CLM-1006" />);
    const breakdown = await openBreakdown();

    expect(
      within(breakdown)
        .getAllByRole("heading", { level: 5 })
        .map(({ textContent }) => textContent),
    ).toEqual(["Payment to West Loop Auto Rebuilders", "Payment to Harbor Rent-a-Car"]);
    expect(breakdown.textContent).toBe(
      [
        "Payment to West Loop Auto Rebuilders",
        "Amount$4,238.40",
        "Issue dateOctober 31, 2026",
        "Payment methodElectronic transfer",
        "Payment to Harbor Rent-a-Car",
        "Amount$500.50",
        "Issue dateNovember 16, 2026",
        "Rental$45.50 per day / $1,365 per accident",
      ].join(""),
    );
  });

  test("keeps a payee who was paid twice, and a payment without a payee", async () => {
    const paymentInfo = [{ displayKey: "Amount", displayValue: "$5.00" }];
    renderPayout({
      paymentDetails: [
        { payee: "Dana", paymentInfo },
        { payee: "Dana", paymentInfo },
        { payee: "", paymentInfo },
      ],
    });

    const headings = within(await openBreakdown()).getAllByRole("heading");
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      "Payment to Dana",
      "Payment to Dana",
      "Payment",
    ]);
  });

  test("is omitted if nothing was paid", async () => {
    renderOverSandbox(<PayoutAccordion claimNumber="CLM-1002" />);

    expect(await valueOf("Deductible")).toBe("$500");
    expect(screen.queryByRole("button", { name: "Open payment breakdown" })).toBeNull();
  });
});

describe("'Was this helpful?'", () => {
  test("is shown only on request", async () => {
    renderOverSandbox(<PayoutAccordion claimNumber="CLM-1006" />);
    await section();

    expect(screen.queryByText("Was this helpful?")).toBeNull();
  });

  test.each(["CLM-1006", "CLM-3001"])(
    "emits the answer as the payout's own, for %s",
    async (claimNumber) => {
      const { events } = renderOverSandbox(
        <PayoutAccordion
          claimNumber={claimNumber}
          contactId="CNT-1006"
          claimType="COLLISION"
          showFeedback
        />,
      );
      expect(await screen.findByText("Was this helpful?")).toBeTruthy();

      await userEvent.click(screen.getByRole("button", { name: "Yes" }));

      expect(screen.getByText("Thank you for your feedback!")).toBeTruthy();
      expect(events.filter(({ type }) => type === "ck:feedback")).toMatchObject([
        {
          widget: "payout-accordion",
          record: {
            claimNumber,
            contactId: "CNT-1006",
            component: "payout-accordion",
            claimType: "COLLISION",
            feedbackSection: "PAYOUT",
            feedbackResponse: "Yes",
          },
        },
      ]);
      await expect.poll(() => events.filter(({ type }) => type === "ck:ready")).toHaveLength(1);
    },
  );
});

test("events don't contain the claim and the payees", async () => {
  const { events } = renderOverSandbox(<PayoutAccordion claimNumber="CLM-1006" showFeedback />);
  await openBreakdown();
  await expect.poll(() => events.map(({ type }) => type)).toContain("ck:ready");

  expect(JSON.stringify(events)).not.toMatch(/CLM-1006|West Loop|\$/);
});

test("Payout in Spanish: summary, amounts, breakdown and question", async () => {
  renderOverSandbox(<PayoutAccordion claimNumber="CLM-1006" showFeedback />, {
    ...inSpanish,
    ...acme,
  });

  expect(await screen.findByText("Última actualización: Resumen de pagos")).toBeTruthy();
  expect(await valueOf("Deducible")).toBe("$1,000");
  expect(await valueOf("Pagado por Acme")).toBe("$4,738.90");
  await userEvent.click(screen.getByRole("button", { name: "Ver el desglose de pagos" }));
  const breakdown = screen.getByRole("region", { name: "Desglose de pagos" });
  expect(within(breakdown).getByText("Pago a West Loop Auto Rebuilders")).toBeTruthy();
  expect(within(breakdown).getAllByText("Monto")).toHaveLength(2);
  expect(screen.getByText("¿Le resultó útil?")).toBeTruthy();
});

test("usePayoutDetails requests the payments of a claim", async () => {
  function Paid() {
    const { status, data } = usePayoutDetails({ claimNumber: "CLM-1006" });
    return <p>{status === "ready" ? data.providerPaidAmount : status}</p>;
  }
  renderOverSandbox(<Paid />);

  expect(screen.getByText("loading")).toBeTruthy();
  expect(await screen.findByText("$4,738.90")).toBeTruthy();
});
