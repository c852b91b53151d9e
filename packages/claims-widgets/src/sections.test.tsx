import type { FaultTable } from "@claimkit/sandbox";
import type { ClaimProps, HeadingLevel } from "@claimkit/widget-runtime";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ComponentType } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { accessibilityFaults } from "@claimkit/widget-runtime/testing/accessibility-faults";
import { inSpanish, renderOverSandbox } from "../testing/render-over-sandbox.tsx";
import { ClaimSummary } from "./claim-summary/claim-summary.tsx";
import { CloseAccordion } from "./close/close.tsx";
import { PayoutAccordion } from "./payout/payout.tsx";
import { RepairsAccordion } from "./repairs/repairs.tsx";
import { ServicesAccordion } from "./services/services.tsx";

// Rules: docs/reference/claims.md#shared-behavior

// Behavior that all sections of a claim share. Their own tests cover their content.

afterEach(cleanup);

/** Loading pdf.js takes long on a busy machine. */
const TIMEOUT_MS = 30_000;

/** The section's own requests, without those for documents, whose order varies. */
const ownOf = (requests: readonly Request[]): Request[] =>
  requests.filter(({ url }) => !url.includes("/documents/"));

const WAITING = "Please wait while we process your request.";

interface Section {
  Section: ComponentType<ClaimProps & { headingLevel?: HeadingLevel }>;
  widget: string;
  call: keyof FaultTable;
  heading: string;
  failed: string;
  spanish: { heading: string; failed: string };
  /** The call is the same for all personas, so a third party needs no contact. */
  sameForAll?: boolean;
}

const sections: Section[] = [
  {
    Section: ServicesAccordion,
    widget: "services-accordion",
    call: "servicesDetails",
    heading: "Services",
    failed: "Your claim services section didn't load. We'll get that fixed.",
    spanish: {
      heading: "Servicios",
      failed: "No se pudo cargar la sección de servicios de su reclamo. Lo solucionaremos.",
    },
  },
  {
    Section: RepairsAccordion,
    widget: "repairs-accordion",
    call: "repairsDetails",
    heading: "Repairs",
    failed: "Your claim repairs section didn't load. We'll get that fixed.",
    spanish: {
      heading: "Reparaciones",
      failed: "No se pudo cargar la sección de reparaciones de su reclamo. Lo solucionaremos.",
    },
  },
  {
    Section: PayoutAccordion,
    widget: "payout-accordion",
    call: "payoutDetails",
    heading: "Payout",
    failed: "Your claim payout section didn't load. We'll get that fixed.",
    spanish: {
      heading: "Pagos",
      failed: "No se pudo cargar la sección de pagos de su reclamo. Lo solucionaremos.",
    },
  },
  {
    Section: CloseAccordion,
    widget: "close-accordion",
    call: "closeDetails",
    heading: "Close",
    failed: "Your claim close section didn't load. We'll get that fixed.",
    spanish: {
      heading: "Cierre",
      failed: "No se pudo cargar la sección de cierre de su reclamo. Lo solucionaremos.",
    },
    sameForAll: true,
  },
];

describe.each(sections)("$widget", ({ Section, widget, call, heading, failed, ...more }) => {
  const open = (): Promise<HTMLElement> => screen.findByRole("region", { name: heading });

  test(`'${WAITING}' while it loads`, { timeout: 2 * TIMEOUT_MS }, async () => {
    renderOverSandbox(<Section claimNumber="CLM-1006" />);

    expect(screen.getByText(WAITING)).toBeTruthy();
    await open();
    // A document in the section shows the same text while it loads.
    await expect.poll(() => screen.queryByText(WAITING), { timeout: TIMEOUT_MS }).toBeNull();
  });

  test("all start expanded and toggle on header click, which emits a click", async () => {
    const { events } = renderOverSandbox(<Section claimNumber="CLM-1006" />);
    await open();
    const toggle = screen.getByRole("button", { name: heading });
    expect(toggle.getAttribute("aria-expanded")).toBe("true");

    await userEvent.click(toggle);
    expect(screen.queryByRole("region", { name: heading })).toBeNull();

    await userEvent.click(toggle);
    expect(screen.getByRole("region", { name: heading })).toBeTruthy();
    expect(events.filter(({ type }) => type === "ck:click")).toMatchObject([
      { widget, target: "accordion", value: "close" },
      { widget, target: "accordion", value: "open" },
    ]);
  });

  test("uses the caller's heading level", async () => {
    renderOverSandbox(<Section claimNumber="CLM-1006" headingLevel={2} />);

    expect(await screen.findByRole("heading", { name: heading, level: 2 })).toBeTruthy();
  });

  test.each([
    { case: "the service fails", fault: { status: 500 }, code: "server" },
    { case: "there is no such claim", fault: { status: 404 }, code: "not_found" },
    { case: "the response is an HTML page", fault: { body: "html" }, code: "invalid_response" },
    { case: "the network fails", fault: { drop: true }, code: "network" },
  ] as const)(
    `'${failed}' and one ck:error when $case, and other widgets work`,
    async ({ fault, code }) => {
      const { events } = renderOverSandbox(
        <>
          <Section claimNumber="CLM-1006" />
          <ClaimSummary claimNumber="CLM-1006" />
        </>,
        { sandbox: { faults: { [call]: fault } } },
      );

      expect((await screen.findByRole("alert")).textContent).toBe(failed);
      await expect.poll(() => events.filter(({ type }) => type === "ck:error")).toHaveLength(1);
      expect(events).toContainEqual(
        expect.objectContaining({
          type: "ck:error",
          widget,
          error: expect.objectContaining({ code }),
        }),
      );
      expect(await screen.findByText("2021 Toyota RAV4 XLE")).toBeTruthy();
    },
  );

  test("loads after 'Try again', and keeps the focus", async () => {
    renderOverSandbox(<Section claimNumber="CLM-1006" />, {
      sandbox: { faults: { [call]: { status: 500, times: 1 } } },
    });

    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));

    expect(await open()).toBeTruthy();
    expect(document.activeElement?.getAttribute("data-widget")).toBe(widget);
  });

  test("the failure state, a configuration error and no call without a claim number", async () => {
    const { events, requests } = renderOverSandbox(<Section claimNumber="" />);

    expect((await screen.findByRole("alert")).textContent).toBe(failed);
    await expect.poll(() => events.filter(({ type }) => type === "ck:error")).toHaveLength(1);
    expect(events).toContainEqual(
      expect.objectContaining({ error: expect.objectContaining({ code: "configuration" }) }),
    );
    expect(requests).toEqual([]);
  });

  test("is cached per claim: a second one requests nothing", async () => {
    const { rerender, requests, events } = renderOverSandbox(
      <Section key="first" claimNumber="CLM-1006" />,
    );
    await open();

    rerender(<Section key="second" claimNumber="CLM-1006" />);

    await open();
    expect(ownOf(requests)).toHaveLength(1);
    await expect
      .poll(() => events)
      .toContainEqual(expect.objectContaining({ type: "ck:ready", source: "cache" }));
  });

  test("shows a changed claim number", async () => {
    const { rerender, requests } = renderOverSandbox(<Section claimNumber="CLM-1006" />);
    await open();

    rerender(<Section claimNumber="CLM-1011" />);
    await expect.poll(() => ownOf(requests)).toHaveLength(2);
    expect(await open()).toBeTruthy();
  });

  test("is translated into Spanish, also when it fails", async () => {
    renderOverSandbox(
      <>
        <Section claimNumber="CLM-1006" />
        <Section claimNumber="" />
      </>,
      inSpanish,
    );

    expect(await screen.findByRole("region", { name: more.spanish.heading })).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toBe(more.spanish.failed);
  });

  test.each(["CLM-1006", "CLM-1011", ""])(
    "claim '%s' has no axe violations",
    async (claimNumber) => {
      const { container } = renderOverSandbox(
        <main>
          <h1>My claim</h1>
          <h2>Progress</h2>
          <Section claimNumber={claimNumber} />
        </main>,
      );
      await expect
        .poll(() => container.querySelector("[aria-busy=true]"), { timeout: TIMEOUT_MS })
        .toBeNull();

      // The pages of a document are rendered one by one, with their headings.
      await expect.poll(accessibilityFaults, { timeout: TIMEOUT_MS }).toEqual([]);
    },
    2 * TIMEOUT_MS,
  );
});

test.each(sections.filter(({ sameForAll }) => !sameForAll))(
  "$widget: a third party without a contact gets the failure state, and makes no call",
  async ({ Section, failed }) => {
    // @ts-expect-error JavaScript hosts can omit the contact.
    const { requests } = renderOverSandbox(<Section claimNumber="CLM-2001" isThirdParty />);

    expect((await screen.findByRole("alert")).textContent).toBe(failed);
    expect(requests).toEqual([]);
  },
);
