import { claims, type Services } from "@claimkit/sandbox";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import {
  inSpanish,
  type RenderedOverSandbox,
  renderOverSandbox,
} from "../../testing/render-over-sandbox.tsx";
import { ServicesAccordion, type ServicesAccordionProps, useServicesDetails } from "./services.tsx";

// Rules: docs/reference/claims.md#services

afterEach(cleanup);

/** Renders CLM-1006 with other services. */
function renderServices(
  services: Services,
  props: Partial<ServicesAccordionProps> = {},
): RenderedOverSandbox {
  return renderOverSandbox(<ServicesAccordion claimNumber="CLM-1006" {...(props as object)} />, {
    sandbox: { seed: claims.map((claim) => (day) => ({ ...claim(day), services })) },
  });
}

const section = async (): Promise<string> =>
  (await screen.findByRole("region", { name: "Services" })).textContent;

const terms = (): (string | null)[] =>
  screen.queryAllByRole("term").map((term) => term.textContent);

const valueOf = async (label: string): Promise<string | null | undefined> =>
  (await screen.findByText(label, { selector: "dt, dt *" })).closest("dt")?.nextSibling
    ?.textContent;

test("Services: latest update, display text, key/value details, in this order", async () => {
  renderOverSandbox(<ServicesAccordion claimNumber="CLM-1006" />);

  expect(await section()).toBe(
    [
      "Latest update: You picked up your rental car.",
      "Rental coverage available",
      "Your policy includes rental coverage. You can use a rental car while your vehicle is in the shop.",
      "Rental",
      "$45.50 per day / $1,365 per accident",
      "Rental company",
      "Harbor Rent-a-Car",
      "Towing",
      "Paid in full",
    ].join(""),
  );
});

test.each([
  { claimNumber: "CLM-1006", headline: "Rental coverage available" },
  { claimNumber: "CLM-1003", headline: "Rental coverage not available" },
  { claimNumber: "CLM-1001", headline: "We're checking your rental coverage" },
  { claimNumber: "CLM-3001", headline: "Rental car information" },
])("Rental headline: '$headline'", async ({ claimNumber, headline }) => {
  renderOverSandbox(<ServicesAccordion claimNumber={claimNumber} />);

  expect(await screen.findByRole("heading", { name: headline, level: 4 })).toBeTruthy();
});

test.each([
  { persona: "a member", props: {} },
  {
    persona: "a third party",
    props: { claimNumber: "CLM-2002", isThirdParty: true, contactId: "CNT-2002" },
  },
])(
  "'Total days authorized' and 'Total amount authorized' are hidden from the services list for everyone: $persona",
  async ({ props }) => {
    const { container } = renderOverSandbox(
      <ServicesAccordion claimNumber="CLM-1006" {...props} />,
    );
    await section();

    expect(container.textContent).not.toMatch(/authorized/i);
    expect(terms()).toContain("Rental company");
  },
);

test("both rows are hidden in any spelling", async () => {
  renderServices({
    displayInfo: [
      { displayKey: " total DAYS authorized ", displayValue: "30" },
      { displayKey: "TOTAL AMOUNT AUTHORIZED", displayValue: "$1,365.00" },
      { displayKey: "Towing", displayValue: "Paid in full" },
    ],
  });
  await section();

  expect(terms()).toEqual(["Towing"]);
});

test("a third party sees neither the member's coverages nor deductibles", async () => {
  const { container } = renderOverSandbox(
    <ServicesAccordion claimNumber="CLM-2003" isThirdParty contactId="CNT-2003" />,
  );
  await section();

  expect(container.textContent).not.toMatch(/deductible|collision|\$500/i);
});

test("details is another name for displayInfo, which takes precedence", async () => {
  renderServices({
    displayInfo: [{ displayKey: "Towing", displayValue: "Paid in full" }],
    details: [{ displayKey: "Glass", displayValue: "Replaced" }],
  });
  await section();
  expect(terms()).toEqual(["Towing"]);
  cleanup();

  renderServices({ details: [{ displayKey: "Glass", displayValue: "Replaced" }] });
  await section();
  expect(terms()).toEqual(["Glass"]);
});

test("Key/value formatting: Collision, Rental and Issue date", async () => {
  renderServices({
    displayInfo: [
      { displayKey: "Collision", displayValue: "500" },
      { displayKey: "Rental", displayValue: "45 / 1350" },
      { displayKey: "Issue date", displayValue: "2026-11-20" },
    ],
  });

  expect(await valueOf("Collision")).toBe("$500 deductible");
  expect(await valueOf("Rental")).toBe("$45 per day / $1,350 per accident");
  expect(await valueOf("Issue date")).toBe("November 20, 2026");
});

test("services with only an update have no headline, and are not empty", async () => {
  const { events } = renderServices({ latestUpdate: "We have your claim." });

  expect(await section()).toBe("Latest update: We have your claim.");
  await expect
    .poll(() => events)
    .toContainEqual(expect.objectContaining({ type: "ck:ready", state: "data" }));
});

test.each([
  { displayInfo: [] },
  { displayInfo: [{ displayKey: "Rental company", displayValue: "" }] },
])("services without any data show that, and are reported as empty: %j", async (services) => {
  const { events } = renderServices(services);

  expect(await section()).toBe("There are no service details yet. Please check back soon.");
  await expect
    .poll(() => events)
    .toContainEqual(expect.objectContaining({ type: "ck:ready", state: "empty" }));
});

test.each(["NO", "DENIED", "AVAILABLE_FOR_PURCHASE"])(
  "with the unknown status %s, the headline says nothing of the coverage, with a warning",
  async (rentalCoverageStatus) => {
    const displayText = "Your policy includes rental coverage.";
    const { events } = renderServices({ rentalCoverageStatus, displayText } as Services);

    expect(await screen.findByRole("heading", { name: "Rental car information" })).toBeTruthy();
    await expect
      .poll(() => events)
      .toContainEqual(expect.objectContaining({ type: "ck:warning", code: "unknown_status" }));
  },
);

test("Services in Spanish: heading, latest update, headline and rows", async () => {
  renderOverSandbox(<ServicesAccordion claimNumber="CLM-1006" />, inSpanish);

  expect(await screen.findByRole("button", { name: "Servicios" })).toBeTruthy();
  expect(screen.getByText("Última actualización: Usted recogió su auto de alquiler.")).toBeTruthy();
  expect(
    screen.getByRole("heading", { name: "Cobertura de alquiler disponible", level: 4 }),
  ).toBeTruthy();
  expect(terms()).toEqual(["Alquiler de vehículo", "Compañía de alquiler", "Grúa"]);
});

test("useServicesDetails requests the services of a claim", async () => {
  function Update() {
    const { status, data } = useServicesDetails({ claimNumber: "CLM-1006" });
    return <p>{status === "ready" ? data.latestUpdate : status}</p>;
  }
  renderOverSandbox(<Update />);

  expect(screen.getByText("loading")).toBeTruthy();
  expect(await screen.findByText("You picked up your rental car.")).toBeTruthy();
});
