import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { outlineOf } from "../../testing/outline-of.ts";
import { inSpanish, renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import { renderRepairs } from "../../testing/render-repairs.tsx";
import { RepairsAccordion, useRepairsDetails } from "./repairs.tsx";

// Rules: docs/reference/claims.md#repairs

afterEach(cleanup);

const FAILED = "Your claim repairs section didn't load. We'll get that fixed.";
const PENDING = /^An inspection is needed to obtain a written estimate\./;

test("Repairs: 'Please wait while we process your request.' while it loads", async () => {
  renderOverSandbox(<RepairsAccordion claimNumber="CLM-1002" />, { sandbox: { latencyMs: 600 } });

  expect(await screen.findByText("Please wait while we process your request.")).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Repairs" })).toBeTruthy();
});

test("Accordions: all start expanded and toggle on header click", async () => {
  renderOverSandbox(<RepairsAccordion claimNumber="CLM-1002" />);
  const toggle = await screen.findByRole("button", { name: "Repairs" });
  expect(toggle.getAttribute("aria-expanded")).toBe("true");

  await userEvent.click(toggle);

  expect(toggle.getAttribute("aria-expanded")).toBe("false");
  expect(screen.queryByRole("region", { name: "Repairs" })).toBeNull();
});

test.each([
  { case: "there is no claim number", props: { claimNumber: "" }, code: "configuration" },
  {
    case: "a third party has no contactId",
    props: { claimNumber: "CLM-2001", isThirdParty: true },
    code: "configuration",
  },
  { case: "there is no such claim", props: { claimNumber: "unknown" }, code: "not_found" },
])(
  "Repairs: 'Your claim repairs section didn't load. We'll get that fixed.' and one ck:error when $case",
  async ({ props, code }) => {
    const { events } = renderOverSandbox(
      <RepairsAccordion claimNumber={props.claimNumber} {...(props as object)} />,
    );

    expect((await screen.findByRole("alert")).textContent).toBe(FAILED);
    await expect.poll(() => events.filter(({ type }) => type === "ck:error")).toHaveLength(1);
    expect(events).toContainEqual(
      expect.objectContaining({
        type: "ck:error",
        widget: "repairs-accordion",
        error: expect.objectContaining({ code }),
      }),
    );
  },
);

test("an unknown scenario warns the host, once", async () => {
  const { events } = renderOverSandbox(<RepairsAccordion claimNumber="CLM-3002" />);
  await screen.findByText("Second inspection");

  await expect
    .poll(() => events.filter(({ type }) => type === "ck:warning"))
    .toMatchObject([{ widget: "repairs-accordion", code: "unknown_scenario" }]);
  expect(events).toContainEqual(expect.objectContaining({ type: "ck:ready", state: "data" }));
});

test.each([
  { claimNumber: "CLM-2001", contactId: "CNT-2001" },
  { claimNumber: "CLM-2002", contactId: "CNT-2002" },
  { claimNumber: "CLM-2003", contactId: "CNT-2003" },
])(
  "Third-party claimants see 'Your claim has been received', and no deductible, coverage or amount: $claimNumber",
  async ({ claimNumber, contactId }) => {
    const { container, requests } = renderOverSandbox(
      <RepairsAccordion claimNumber={claimNumber} isThirdParty contactId={contactId} />,
    );
    await screen.findByText("General claim questions");

    expect(screen.getAllByText("Your claim has been received")).toHaveLength(1);
    expect(container.innerHTML).not.toMatch(/deductible|coverage|collision<|authorized|\$/i);
    expect(screen.queryByRole("toolbar")).toBeNull();
    expect(requests.map(({ url }) => url)).toEqual([
      `http://localhost/repairs-details/${claimNumber}?isThirdParty=true&contactId=${contactId}`,
    ]);
  },
);

test("displayEmail is a mail link under the text", async () => {
  renderOverSandbox(<RepairsAccordion claimNumber="CLM-2001" isThirdParty contactId="CNT-2001" />);

  const link = await screen.findByRole("link", { name: "property.claims@example.com" });
  expect(link.getAttribute("href")).toBe("mailto:property.claims@example.com");
});

test.each([
  "javascript:alert(1)",
  "a@example.com,b@example.com",
  "a@example.com?bcc=b@example.com",
])("text that is not an email address has no link: %s", async (displayEmail) => {
  renderRepairs("CLM-1004", { displayEmail });

  expect((await screen.findByText(displayEmail)).closest("a")).toBeNull();
});

test.each([
  { appointmentDate: "2026-11-21T23:30:00Z", time: undefined, shows: "Sat, Nov 21, 11:30 PM" },
  {
    appointmentDate: "2026-11-21",
    time: "2026-11-21T08:00:00-10:00",
    shows: "Sat, Nov 21, 8:00 AM",
  },
  { appointmentDate: "11/21/2026", time: "in the morning", shows: "Sat, Nov 21, in the morning" },
  { appointmentDate: "2026-11-21T00:00:00", time: undefined, shows: "Sat, Nov 21" },
  { appointmentDate: "2026-11-21 09:30:00", time: undefined, shows: "Sat, Nov 21, 9:30 AM" },
])(
  "an appointment is the local day and time, never shifted: $appointmentDate, $time",
  async ({ appointmentDate, time, shows }) => {
    renderRepairs("CLM-1002", {
      appointmentDate,
      selectedServiceOffering: { selectedService: { ...(time && { appointmentTime: time }) } },
    });

    const day = await screen.findByText(/^Sat, Nov 21/);
    // Some engines put a narrow space before AM and PM.
    expect(day.textContent.replace("\u202f", " ")).toBe(shows);
  },
);

test.each(["TBD", "next Tuesday"])(
  "an appointment on a day that cannot be read shows it once: %s",
  async (appointmentDate) => {
    renderRepairs("CLM-1002", { appointmentDate, selectedServiceOffering: {} });

    const repairs = await screen.findByRole("region", { name: "Repairs" });
    expect(outlineOf(repairs)).toContain(appointmentDate);
  },
);

test("a shop without a phone, an address or coordinates shows the rest, and no map", async () => {
  renderRepairs("CLM-1002", { shopInfo: { name: "Corner Garage" } });

  expect(await screen.findByText("Corner Garage")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "View on map" })).toBeNull();
  expect(screen.queryByRole("link")).toBeNull();
});

test("a shop with an address of two lines has a map", async () => {
  renderRepairs("CLM-1002", { shopInfo: { address: "1042 N High St\nColumbus, OH 43201" } });

  expect(await screen.findByRole("button", { name: "View on map" })).toBeTruthy();
});

test("a response with only a scenario renders no empty elements", async () => {
  const nothing = { latestUpdate: "", displayTitle: "", displayText: "", shopInfo: {} };
  renderRepairs("CLM-1002", { ...nothing, appointmentDate: "" });

  const repairs = await screen.findByRole("region", { name: "Repairs" });
  expect(outlineOf(repairs)).toEqual([
    "[Change appointment]",
    "[Change shop]",
    expect.stringMatching(/^Workmanship/),
  ]);
  expect(screen.queryByRole("group", { name: "Vehicle appointment" })).toBeNull();
});

test("has no contact heading without contacts", async () => {
  renderRepairs("CLM-1004", { generalClaimQuestions: {} });
  await screen.findByText(PENDING);

  expect(screen.queryByText("General claim questions")).toBeNull();
});

test("shows two options that the server sends twice, and one without text by its key", async () => {
  renderRepairs("CLM-1001", {
    displayInfo: [
      { displayKey: "PHOTOS", displayValue: "" },
      { displayKey: "PHOTOS", displayValue: "" },
    ],
  });

  expect(await screen.findAllByRole("button", { name: "PHOTOS" })).toHaveLength(2);
});

test("the focus stays with its option when one before it is removed", async () => {
  let isRemoved = false;
  const { client } = renderOverSandbox(<RepairsAccordion claimNumber="CLM-1001" />, {
    change: (body) => ({
      ...(body as object),
      displayInfo: ["PHOTOS", "DRIVE_IN"]
        .slice(isRemoved ? 1 : 0)
        .map((displayKey) => ({ displayKey, displayValue: "" })),
    }),
  });
  const option = await screen.findByRole("button", { name: "DRIVE_IN" });
  option.focus();

  isRemoved = true;
  client.invalidate();

  await waitFor(() => expect(screen.queryByText("PHOTOS")).toBeNull());
  expect(document.activeElement?.textContent).toBe("DRIVE_IN");
});

test("two claims and both personas on one page don't affect each other", async () => {
  renderOverSandbox(
    <>
      <RepairsAccordion claimNumber="CLM-1001" />
      <RepairsAccordion claimNumber="CLM-1002" />
      <RepairsAccordion claimNumber="CLM-2003" isThirdParty contactId="CNT-2003" />
    </>,
  );
  await expect.poll(() => screen.queryAllByRole("region", { name: "Repairs" })).toHaveLength(3);

  const [options, appointment, received] = screen.getAllByRole("region", { name: "Repairs" });
  if (!options || !appointment || !received) throw new Error("A claim is missing.");
  expect(within(options).getAllByRole("button")).toHaveLength(4);
  expect(within(appointment).getByText("Short North Collision")).toBeTruthy();
  expect(within(received).queryByRole("button")).toBeNull();
});

test("uses the caller's heading level", async () => {
  renderOverSandbox(<RepairsAccordion claimNumber="CLM-1007" headingLevel={2} />);

  expect(await screen.findByRole("heading", { name: "Repairs", level: 2 })).toBeTruthy();
  expect(screen.getAllByRole("heading", { level: 3 }).map((each) => each.textContent)).toEqual([
    "Your vehicle is a total loss",
    "Valuation Show details",
    "Estimate Show details",
    "General claim questions",
  ]);
});

test.each([
  {
    claim: { claimNumber: "CLM-1002" },
    shows: [
      "Última actualización: Su taller lo espera mañana.",
      "Cuándo:",
      expect.stringMatching(/^sáb 21 nov, 9:30/),
      "Dónde:",
      "[Ver en el mapa]",
      "[Agregar al calendario]",
      "[Cambiar la cita]",
      "[Cambiar de taller]",
    ],
  },
  {
    claim: { claimNumber: "CLM-2001", isThirdParty: true, contactId: "CNT-2001" },
    shows: ["# Hemos recibido su reclamo", "# Preguntas generales sobre el reclamo"],
  },
  {
    claim: { claimNumber: "CLM-1007" },
    shows: ["# Valuación Mostrar detalles", "# Estimado Mostrar detalles"],
  },
  {
    claim: { claimNumber: "CLM-1001" },
    shows: ["Elija una de las siguientes opciones:", "[Elegir un taller]"],
  },
])("is translated into Spanish: $claim.claimNumber", async ({ claim, shows }) => {
  renderOverSandbox(<RepairsAccordion {...claim} />, inSpanish);

  const repairs = await screen.findByRole("region", { name: "Reparaciones" });
  expect(outlineOf(repairs)).toEqual(expect.arrayContaining(shows));
  expect(repairs.textContent).not.toContain("Your claim has been received");
});

test("useRepairsDetails requests the repairs of a claim", async () => {
  function Scenario() {
    const { status, data } = useRepairsDetails({ claimNumber: "CLM-1002" });
    return <p>{status === "ready" ? data.scenario : status}</p>;
  }
  renderOverSandbox(<Scenario />);

  expect(screen.getByText("loading")).toBeTruthy();
  expect(await screen.findByText("OYS_SERVICE_SELECTED_NO_ESTIMATE")).toBeTruthy();
});
