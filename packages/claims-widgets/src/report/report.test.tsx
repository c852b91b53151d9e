import { claims, type Report } from "@claimkit/sandbox";
import { renderWidget } from "@claimkit/widget-runtime/testing";
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import {
  inSpanish,
  type RenderedOverSandbox,
  renderOverSandbox,
} from "../../testing/render-over-sandbox.tsx";
import { ClaimSummary } from "../claim-summary/claim-summary.tsx";
import { ReportAccordion, type ReportAccordionProps, useReportDetails } from "./report.tsx";

// Rules: docs/reference/claims.md#report

afterEach(cleanup);

const FAILED = "Your claim report section didn't load. We'll get that fixed.";
const VANISHED =
  "You will not need to pay a deductible upon the completion of your vehicle repairs.";
const DISCLAIMER =
  "Coverages listed are those that may apply to this claim. Your policy has the full terms and limits.";

/** Renders CLM-1006 with another report. */
function renderReport(
  report: Report,
  props: Partial<ReportAccordionProps> = {},
): RenderedOverSandbox {
  return renderOverSandbox(<ReportAccordion claimNumber="CLM-1006" {...(props as object)} />, {
    sandbox: { seed: claims.map((claim) => (day) => ({ ...claim(day), report })) },
  });
}

const valueOf = async (label: string): Promise<string | null | undefined> =>
  (await screen.findByText(label, { selector: "dt, dt *" })).closest("dt")?.nextSibling
    ?.textContent;

const coverages = async (): Promise<HTMLElement> =>
  screen.findByRole("region", { name: "Coverages" });

test("Report: latest update, incident date, incident type", async () => {
  renderOverSandbox(<ReportAccordion claimNumber="CLM-1006" />);

  expect(
    await screen.findByText("Latest update: Parts have arrived and repairs have begun."),
  ).toBeTruthy();
  expect(await valueOf("Incident date")).toBe("10/18/2026");
  expect(await valueOf("Incident type")).toBe("Sideswipe by a shuttle bus");
});

test("Report shows the latest update first", async () => {
  renderOverSandbox(<ReportAccordion claimNumber="CLM-1006" />);

  const report = await screen.findByRole("region", { name: "Report" });
  expect(report.textContent).toMatch(/^Latest update: Parts have arrived/);
});

test("Report: 'Please wait while we process your request.' while it loads", async () => {
  renderOverSandbox(<ReportAccordion claimNumber="CLM-1006" />);

  expect(screen.getByText("Please wait while we process your request.")).toBeTruthy();
  await valueOf("Incident type");
  expect(screen.queryByText("Please wait while we process your request.")).toBeNull();
});

test("Accordions: all start expanded and toggle on header click", async () => {
  renderOverSandbox(<ReportAccordion claimNumber="CLM-1006" />);
  const toggle = await screen.findByRole("button", { name: "Report" });
  expect(toggle.getAttribute("aria-expanded")).toBe("true");
  expect(screen.getByText("Sideswipe by a shuttle bus").checkVisibility()).toBe(true);

  await userEvent.click(toggle);

  expect(toggle.getAttribute("aria-expanded")).toBe("false");
  expect(screen.queryByRole("region", { name: "Report" })).toBeNull();

  await userEvent.click(toggle);

  expect(toggle.getAttribute("aria-expanded")).toBe("true");
  expect(screen.getByRole("region", { name: "Report" })).toBeTruthy();
});

test("Report: a nested coverage accordion starts expanded and toggles, with a disclaimer", async () => {
  renderOverSandbox(<ReportAccordion claimNumber="CLM-1006" />);

  expect(within(await coverages()).getByText(DISCLAIMER)).toBeTruthy();
  const toggle = screen.getByRole("button", { name: "Coverages" });
  expect(toggle.getAttribute("aria-expanded")).toBe("true");

  await userEvent.click(toggle);

  expect(toggle.getAttribute("aria-expanded")).toBe("false");
  expect(screen.queryByRole("region", { name: "Coverages" })).toBeNull();
  expect(screen.getByRole("region", { name: "Report" })).toBeTruthy();
});

test("Report: emits opening and closing as clicks on an accordion", async () => {
  const { events } = renderOverSandbox(<ReportAccordion claimNumber="CLM-1006" />);
  const toggle = await screen.findByRole("button", { name: "Report" });

  await userEvent.click(toggle);
  await userEvent.click(toggle);

  expect(events.filter(({ type }) => type === "ck:click")).toMatchObject([
    { widget: "report-accordion", target: "accordion", value: "close" },
    { widget: "report-accordion", target: "accordion", value: "open" },
  ]);
});

test("Report: deductible text of one coverage", async () => {
  renderOverSandbox(<ReportAccordion claimNumber="CLM-1002" />);

  expect(await valueOf("Deductible")).toBe("$500");
});

test("Report: deductible text of several coverages names each", async () => {
  renderReport({
    coverageInfo: [
      { name: "Collision", deductible: "$500.00" },
      { name: "Uninsured - Property Damage", deductible: "$250.00" },
    ],
  });

  const label = await screen.findByText("Deductible", { selector: "dt" });
  const values = [...(label.parentElement?.querySelectorAll("dd") ?? [])];
  expect(values.map((value) => value.textContent)).toEqual([
    "Collision: $500",
    "Uninsured - Property Damage: $250",
  ]);
});

test.each([
  { deductible: "$1,000.50", shown: "$1,000.50" },
  { deductible: "$1000.5", shown: "$1,000.50" },
  { deductible: "$1,000.00", shown: "$1,000" },
  { deductible: "250", shown: "$250" },
])("Deductible shows up to 2 decimals: $deductible as $shown", async ({ deductible, shown }) => {
  renderReport({ coverageInfo: { name: "Collision", deductible } });

  expect(await valueOf("Deductible")).toBe(shown);
  expect(within(await coverages()).getByText(`${shown} deductible`)).toBeTruthy();
});

test.each(["0", "0.00", "$0", "$0.00"])(
  "A vanishing deductible of 0 or 0.00 adds 'You will not need to pay a deductible upon the completion of your vehicle repairs.': %s",
  async (deductible) => {
    renderReport({ hasVanishing: true, coverageInfo: [{ name: "Collision", deductible }] });

    expect(await screen.findByText(VANISHED)).toBeTruthy();
  },
);

test.each([
  { case: "it does not vanish", hasVanishing: false, deductible: "$0" },
  { case: "there is something left of it", hasVanishing: true, deductible: "$250.00" },
  { case: "it is waived", hasVanishing: true, deductible: "Waived" },
])("A deductible adds no sentence when $case", async ({ hasVanishing, deductible }) => {
  renderReport({ hasVanishing, coverageInfo: [{ name: "Collision", deductible }] });
  await coverages();

  expect(screen.queryByText(VANISHED)).toBeNull();
});

test.each([
  { name: "Collision", deductible: "$500.00", shown: "$500 deductible" },
  { name: "Comprehensive", deductible: "$1,000.50", shown: "$1,000.50 deductible" },
  { name: "Uninsured - Property Damage", deductible: "$250", shown: "$250 deductible" },
  { name: "Glass", deductible: "Waived", shown: "Waived" },
])("Coverages: $name shows '$shown'", async ({ name, deductible, shown }) => {
  renderReport({ coverageInfo: { name, deductible } });

  const term = within(await coverages()).getByText(name, { selector: "dt, dt *" });
  expect(term.closest("dt")?.nextSibling?.textContent).toBe(shown);
});

test("Coverages: a rental allowance is not a deductible", async () => {
  renderReport({
    coverageInfo: [
      { name: "Collision", deductible: "500" },
      { name: "Rental", deductible: "40 / 1200" },
    ],
  });

  const term = within(await coverages()).getByText("Rental", { selector: "dt, dt *" });
  expect(term.closest("dt")?.nextSibling?.textContent).toBe("$40 per day / $1,200 per accident");
  expect(await valueOf("Deductible")).toBe("$500");
});

test("Coverages: a coverage without a deductible is listed too", async () => {
  renderReport({ coverageInfo: [{ name: "Medical Payments" }] });

  const term = within(await coverages()).getByText("Medical Payments");
  expect(term.closest("dt")?.nextSibling?.textContent).toBe("No deductible listed");
});

test("A rental sub-coverage shows a per-day rental allowance; only the part before ' / ' is shown", async () => {
  renderReport({ subCoverageInfo: [{ name: "Rental Reimbursement", deductible: "$35 / $1,050" }] });

  const region = await coverages();
  expect(within(region).getByText("Rental allowance: $35 per day")).toBeTruthy();
  expect(region.textContent).not.toContain("1,050");
});

test.each([
  { name: "Transportation Expense", deductible: "$600 / $1,800" },
  { name: "Extra transportation expenses", deductible: "$600.00" },
])(
  "A sub-coverage whose name contains Transportation shows a Transportation Expense allowance: $name",
  async ({ name, deductible }) => {
    renderReport({ subCoverageInfo: [{ name, deductible }] });

    const region = await coverages();
    expect(within(region).getByText("Transportation Expense allowance: $600")).toBeTruthy();
    expect(region.textContent).not.toContain("1,800");
  },
);

test.each([
  { displayKey: "Collision", displayValue: "$500.00", shown: "$500 deductible" },
  { displayKey: "Comprehensive", displayValue: "$1,000.50", shown: "$1,000.50 deductible" },
  { displayKey: "Uninsured - Property Damage", displayValue: "250", shown: "$250 deductible" },
  {
    displayKey: "Rental",
    displayValue: "$40 / $1,200",
    shown: "$40 per day / $1,200 per accident",
  },
  { displayKey: "Rental", displayValue: "$40.00", shown: "$40" },
  { displayKey: "Issue date", displayValue: "2026-11-20", shown: "November 20, 2026" },
  { displayKey: "Location", displayValue: "Terminal 2", shown: "Terminal 2" },
])(
  "Key/value formatting: $displayKey '$displayValue' shows '$shown'",
  async ({ displayKey, displayValue, shown }) => {
    renderReport({ displayInfo: [{ displayKey, displayValue }] });

    expect(await valueOf(displayKey)).toBe(shown);
  },
);

test("Report: a deductible that a row shows is not shown twice", async () => {
  renderOverSandbox(<ReportAccordion claimNumber="CLM-1006" />);

  expect(await valueOf("Location")).toBe("Terminal 2, Chicago, IL");
  expect(screen.queryByText("Deductible", { selector: "dt, dt *" })).toBeNull();
  expect(screen.getAllByText("$1,000 deductible")).toHaveLength(2);
});

test("Report: two rows with one label are both shown", async () => {
  renderReport({
    displayInfo: [
      { displayKey: "Witness", displayValue: "A pedestrian" },
      { displayKey: "Witness", displayValue: "A cyclist" },
    ],
  });

  expect(await screen.findByText("A pedestrian")).toBeTruthy();
  expect(screen.getByText("A cyclist")).toBeTruthy();
});

test("Report: a date is never shifted by a time zone", async () => {
  renderReport({ incidentDate: "2026-01-05" });

  expect(await valueOf("Incident date")).toBe("01/05/2026");
});

test.each([
  { case: "a third party's own scenario", claimNumber: "CLM-2002", contactId: "CNT-2002" },
  { case: "a member's scenario with the flag", claimNumber: "CLM-2003", contactId: "CNT-2003" },
])(
  "Third-party claimants do not see deductible/coverage sections: $case",
  async ({ claimNumber, contactId }) => {
    const { container, requests } = renderOverSandbox(
      <ReportAccordion claimNumber={claimNumber} isThirdParty contactId={contactId} />,
    );

    expect(await valueOf("Incident type")).toBeTruthy();
    expect(container.innerHTML).not.toMatch(/deductible|coverage|collision<|rental|\$/i);
    expect(screen.queryByText("Total amount authorized")).toBeNull();
    expect(requests.map(({ url }) => url)).toEqual([
      `http://localhost/report-details/${claimNumber}?isThirdParty=true&contactId=${contactId}`,
    ]);
  },
);

test("Third-party: rows that mention a coverage or a deductible are omitted too", async () => {
  renderOverSandbox(<ReportAccordion claimNumber="CLM-2001" isThirdParty contactId="CNT-2001" />, {
    sandbox: {
      seed: claims.map((claim) => (day) => ({
        ...claim(day),
        report: {
          hasVanishing: true,
          displayInfo: [
            { displayKey: "Collision", displayValue: "$500" },
            { displayKey: "Deductible", displayValue: "$500" },
            { displayKey: "Total amount authorized", displayValue: "$2,000" },
            { displayKey: "Location", displayValue: "Atlanta, GA" },
          ],
        },
      })),
    },
  });

  expect(await valueOf("Location")).toBe("Atlanta, GA");
  expect(screen.getAllByRole("term")).toHaveLength(1);
});

test("A member's call has neither isThirdParty nor contactId", async () => {
  const { requests } = renderOverSandbox(
    <ReportAccordion claimNumber="CLM-1006" contactId="CNT-1006" />,
  );
  await valueOf("Incident type");

  expect(requests.map(({ url }) => url)).toEqual(["http://localhost/report-details/CLM-1006"]);
});

test.each([
  { case: "there is no claim number", claim: { claimNumber: "" } },
  {
    case: "a third party has no contactId",
    claim: { claimNumber: "CLM-2001", isThirdParty: true },
  },
])("Report: the failure state, a configuration error and no call when $case", async ({ claim }) => {
  const { events, requests } = renderOverSandbox(
    <ReportAccordion claimNumber={claim.claimNumber} {...(claim as object)} />,
  );

  expect((await screen.findByRole("alert")).textContent).toBe(FAILED);
  await expect.poll(() => events.filter(({ type }) => type === "ck:error")).toHaveLength(1);
  expect(events).toContainEqual(
    expect.objectContaining({ error: expect.objectContaining({ code: "configuration" }) }),
  );
  expect(requests).toEqual([]);
});

test.each([
  { case: "the service fails", faults: { reportDetails: { status: 500 } }, code: "server" },
  { case: "there is no such claim", faults: { reportDetails: { status: 404 } }, code: "not_found" },
  {
    case: "the response is an HTML page",
    faults: { reportDetails: { body: "html" } },
    code: "invalid_response",
  },
  { case: "the network fails", faults: { reportDetails: { drop: true } }, code: "network" },
] as const)(
  "Report: 'Your claim report section didn't load. We'll get that fixed.' and one ck:error when $case",
  async ({ faults, code }) => {
    const { events } = renderOverSandbox(<ReportAccordion claimNumber="CLM-1006" />, {
      sandbox: { faults },
    });

    expect((await screen.findByRole("alert")).textContent).toBe(FAILED);
    await expect.poll(() => events.filter(({ type }) => type === "ck:error")).toHaveLength(1);
    expect(events).toContainEqual(
      expect.objectContaining({
        type: "ck:error",
        widget: "report-accordion",
        error: expect.objectContaining({ code }),
      }),
    );
  },
);

test("A report that fails does not affect other widgets", async () => {
  renderOverSandbox(
    <>
      <ReportAccordion claimNumber="CLM-1006" />
      <ClaimSummary claimNumber="CLM-1006" />
    </>,
    { sandbox: { faults: { reportDetails: { status: 500 } } } },
  );

  expect((await screen.findByRole("alert")).textContent).toBe(FAILED);
  expect(await screen.findByText("2021 Toyota RAV4 XLE")).toBeTruthy();
});

test("Report data is cached per claim: a second report of the claim requests nothing", async () => {
  const { rerender, requests, events } = renderOverSandbox(
    <ReportAccordion key="first" claimNumber="CLM-1006" />,
  );
  await valueOf("Incident type");

  rerender(<ReportAccordion key="second" claimNumber="CLM-1006" />);

  expect(await valueOf("Incident type")).toBe("Sideswipe by a shuttle bus");
  expect(requests).toHaveLength(1);
  await expect
    .poll(() => events)
    .toContainEqual(expect.objectContaining({ type: "ck:ready", source: "cache" }));
});

test.each([
  { case: "an empty report", report: { displayInfo: [] } },
  {
    case: "a report with a row without a value",
    report: { displayInfo: [{ displayKey: "Police report", displayValue: "" }] },
  },
  { case: "a report with only nulls", report: { incidentDate: null, coverageInfo: null } },
])(
  "Report: $case shows that there are no details, and is reported as empty",
  async ({ report }) => {
    const { events } = renderReport(report);

    expect(
      await screen.findByText("There are no report details yet. Please check back soon."),
    ).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Coverages" })).toBeNull();
    await expect
      .poll(() => events)
      .toContainEqual(expect.objectContaining({ type: "ck:ready", state: "empty" }));
  },
);

test("Report: uses the caller's heading level, and the next level for coverages", async () => {
  renderOverSandbox(<ReportAccordion claimNumber="CLM-1006" headingLevel={2} />);

  expect(await screen.findByRole("heading", { name: "Report", level: 2 })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Coverages", level: 3 })).toBeTruthy();
});

test("Report in Spanish: headings, labels, amounts, allowances and disclaimer", async () => {
  renderOverSandbox(<ReportAccordion claimNumber="CLM-1001" />, inSpanish);

  expect(await screen.findByRole("button", { name: "Reporte" })).toBeTruthy();
  expect(
    screen.getByText(
      "Última actualización: Recibimos su reporte y asignamos un representante de reclamos.",
    ),
  ).toBeTruthy();
  expect(await valueOf("Fecha del incidente")).toBe("11/18/2026");
  expect(screen.getByText("Tipo de incidente")).toBeTruthy();
  expect(await valueOf("Fecha de emisión")).toBe("4 de octubre de 2025");
  const region = within(screen.getByRole("region", { name: "Coberturas" }));
  expect(region.getByText("Colisión").closest("dt")?.nextSibling?.textContent).toBe(
    "$500 de deducible",
  );
  expect(region.getByText("Cobertura de alquiler: $40 por día")).toBeTruthy();
  expect(region.getByText("Cobertura de transporte: $600")).toBeTruthy();
  expect(region.getByText(/^Estas son las coberturas que podrían aplicarse/)).toBeTruthy();
  expect(screen.getByText("$40 por día / $1,200 por accidente")).toBeTruthy();
});

test("Report in Spanish: the deductible that vanished, and the failure", async () => {
  renderOverSandbox(
    <>
      <ReportAccordion claimNumber="CLM-1011" />
      <ReportAccordion claimNumber="" />
    </>,
    inSpanish,
  );

  expect(
    await screen.findByText(
      "No tendrá que pagar deducible cuando se terminen las reparaciones de su vehículo.",
    ),
  ).toBeTruthy();
  expect(await valueOf("Deducible")).toBe("$0");
  expect(screen.getByRole("alert").textContent).toBe(
    "No se pudo cargar la sección del reporte de su reclamo. Lo solucionaremos.",
  );
});

test("useReportDetails requests the report of a claim", async () => {
  function IncidentType() {
    const { status, data } = useReportDetails({ claimNumber: "CLM-1006" });
    return <p>{status === "ready" ? data.incidentType : status}</p>;
  }
  renderOverSandbox(<IncidentType />);

  expect(screen.getByText("loading")).toBeTruthy();
  expect(await screen.findByText("Sideswipe by a shuttle bus")).toBeTruthy();
});

test("Report: shows coverages and sub-coverages twice if the server sends them twice", async () => {
  const consoleError = vi.spyOn(console, "error");
  const coverage = { name: "Collision", deductible: "500" };
  const rental = { name: "Rental", deductible: "30/900" };
  renderReport({ coverageInfo: [coverage, coverage], subCoverageInfo: [rental, rental] });

  const inside = within(await coverages());
  expect(inside.getAllByText("Collision")).toHaveLength(2);
  expect(inside.getAllByRole("listitem")).toHaveLength(2);
  expect(consoleError).not.toHaveBeenCalled();
  consoleError.mockRestore();
});

test("Report in Spanish: words of an English server are marked as English among several deductibles", async () => {
  const coverageInfo = [
    { name: "Collision", deductible: "Waived" },
    { name: "Glass", deductible: "Included" },
    { name: "Pet injury", deductible: "$100" },
    { name: "Pet injury", deductible: "Waived" },
  ];
  renderWidget(<ReportAccordion claimNumber="1" />, {
    ...inSpanish,
    fetch: async () => Response.json({ coverageInfo }),
  });

  await screen.findByText("Deducible", { selector: "dt" });
  const deductibles = [...document.querySelectorAll("dd")].filter((dd) => /: /.test(dd.innerHTML));
  expect(deductibles.map(({ innerHTML }) => innerHTML)).toEqual([
    '<span>Colisión: <span lang="en">Waived</span></span>',
    '<span>Cristales: <span lang="en">Included</span></span>',
    '<span><span lang="en">Pet injury</span>: $100</span>',
    '<span lang="en">Pet injury: Waived</span>',
  ]);
});
