import { claims, sandboxToken } from "@claimkit/sandbox";
import { renderWidget } from "@claimkit/widget-runtime/testing";
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { inSpanish, renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import { ReportAccordion } from "../report/report.tsx";
import { ClaimSummary, useClaimSummary } from "./claim-summary.tsx";

// Rules: docs/reference/claims.md#claim-summary

afterEach(cleanup);

const FAILED = "Your claim summary didn't load. We'll get it fixed.";

const valueOf = async (label: string): Promise<string | null | undefined> =>
  (await screen.findByText(label, { selector: "dt, dt *" })).closest("dt")?.nextSibling
    ?.textContent;

test("Claim summary: shows claim number, vehicle, claim type and status, title-cased", async () => {
  renderOverSandbox(<ClaimSummary claimNumber="CLM-1006" />);

  expect(await valueOf("Claim number")).toBe("CLM-1006");
  expect(await valueOf("Vehicle")).toBe("2021 Toyota RAV4 XLE");
  expect(await valueOf("Claim type")).toBe("Auto Collision");
  expect(await valueOf("Status")).toBe("Repairs In Progress");
  expect(screen.getByRole("heading", { name: "Claim summary", level: 2 })).toBeTruthy();
});

test("Claim summary: title-cases lower-case words", async () => {
  renderOverSandbox(<ClaimSummary claimNumber="CLM-1004" />);

  expect(await valueOf("Claim type")).toBe("Auto Glass");
  expect(await valueOf("Status")).toBe("Inspection Needed");
});

test("Claim summary: 'Please wait while we process your request.' while it loads", async () => {
  renderOverSandbox(<ClaimSummary claimNumber="CLM-1006" />);

  expect(screen.getByText("Please wait while we process your request.")).toBeTruthy();
  await valueOf("Vehicle");
  expect(screen.queryByText("Please wait while we process your request.")).toBeNull();
});

test.each([
  { label: "View & upload documents", action: "view-documents" },
  { label: "Electronic payment options", action: "electronic-payment" },
  { label: "Tell us more", action: "tell-us-more" },
])("Claim summary: the button '$label' emits the action $action", async ({ label, action }) => {
  const onAction = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const { events } = renderOverSandbox(<ClaimSummary claimNumber="CLM-1001" onAction={onAction} />);

  await userEvent.click(await screen.findByRole("button", { name: label }));

  expect(onAction).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      type: "ck:action",
      widget: "claim-summary",
      action,
      detail: { claimNumber: "CLM-1001" },
    }),
  );
  expect(events).toContainEqual(expect.objectContaining({ type: "ck:click", target: action }));
});

test("Claim summary: a button is a link if the host sets a URL", async () => {
  renderOverSandbox(
    <ClaimSummary
      claimNumber="CLM-1006"
      hrefs={{ "view-documents": "https://example.com/docs" }}
    />,
  );

  const link = await screen.findByRole("link", { name: "View & upload documents" });
  expect(link.getAttribute("href")).toBe("https://example.com/docs");
  expect(screen.getByRole("button", { name: "Electronic payment options" })).toBeTruthy();
});

test("Claim summary: a javascript: URL is not used", async () => {
  renderOverSandbox(
    <ClaimSummary claimNumber="CLM-1006" hrefs={{ "view-documents": "javascript:alert(1)" }} />,
  );

  expect(await screen.findByRole("button", { name: "View & upload documents" })).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});

test.each([
  { claimNumber: "CLM-1001", flag: "true", isShown: true },
  { claimNumber: "CLM-1002", flag: "false", isShown: false },
  { claimNumber: "CLM-1006", flag: "missing", isShown: false },
])(
  "Claim summary: a 'Tell us more' prompt appears when tellUsMoreVisibility is set: $flag",
  async ({ claimNumber, isShown }) => {
    renderOverSandbox(<ClaimSummary claimNumber={claimNumber} />);
    await valueOf("Vehicle");

    expect(screen.queryAllByRole("button", { name: "Tell us more" })).toHaveLength(isShown ? 1 : 0);
  },
);

test("Third-party claimants: wording differs, 'Your claim has been received'", async () => {
  renderOverSandbox(<ClaimSummary claimNumber="CLM-2001" isThirdParty contactId="CNT-2001" />);

  expect(await screen.findByText("Your claim has been received")).toBeTruthy();
  expect(await valueOf("Vehicle")).toBe("2013 Toyota Corolla LE");
});

test("A member does not see 'Your claim has been received'", async () => {
  renderOverSandbox(<ClaimSummary claimNumber="CLM-1006" />);
  await valueOf("Vehicle");

  expect(screen.queryByText("Your claim has been received")).toBeNull();
});

test.each([
  {
    whose: "a third party's contains isThirdParty and contactId",
    claim: { claimNumber: "CLM-2001", isThirdParty: true, contactId: "CNT-2001" } as const,
    url: "http://localhost/claim-summaries/CLM-2001?isThirdParty=true&contactId=CNT-2001",
    persona: "third-party",
  },
  {
    whose: "persona third-party is equivalent",
    claim: { claimNumber: "CLM-2001", persona: "third-party", contactId: "CNT-2001" } as const,
    url: "http://localhost/claim-summaries/CLM-2001?isThirdParty=true&contactId=CNT-2001",
    persona: "third-party",
  },
  {
    whose: "isThirdParty takes precedence over persona member",
    claim: {
      claimNumber: "CLM-2001",
      persona: "member",
      isThirdParty: true,
      contactId: "CNT-2001",
    } as const,
    url: "http://localhost/claim-summaries/CLM-2001?isThirdParty=true&contactId=CNT-2001",
    persona: "third-party",
  },
  {
    whose: "a member's contains neither",
    claim: { claimNumber: "CLM-1006", contactId: "CNT-1006" },
    url: "http://localhost/claim-summaries/CLM-1006",
    persona: "member",
  },
  {
    whose: "an associate's goes to associate-claim-summaries",
    claim: { claimNumber: "CLM-1006", contactId: "CNT-1006", persona: "associate" } as const,
    url: "http://localhost/associate-claim-summaries/claim/CLM-1006/contact-id/CNT-1006",
    persona: "associate",
  },
])("Claim summary, the call: $whose", async ({ claim, url, persona }) => {
  const { events, requests } = renderOverSandbox(<ClaimSummary {...claim} />);

  expect(await valueOf("Claim number")).toBe(claim.claimNumber);
  expect(requests.map((request) => request.url)).toEqual([url]);
  await expect
    .poll(() => events)
    .toContainEqual(expect.objectContaining({ type: "ck:ready", persona }));
});

test.each([
  { case: "there is no claim number", claim: { claimNumber: "" } },
  {
    case: "a third party has no contactId",
    claim: { claimNumber: "CLM-2001", isThirdParty: true },
  },
  {
    case: "an associate has no contactId",
    claim: { claimNumber: "CLM-1006", persona: "associate" } as const,
  },
  {
    case: "the persona is unknown",
    // As from an HTML attribute.
    claim: { claimNumber: "CLM-1006", persona: "adjuster" as "member" },
  },
])(
  "Claim summary: the failure state, a configuration error and no call when $case",
  async ({ claim }) => {
    const { events, requests } = renderOverSandbox(
      <ClaimSummary claimNumber={claim.claimNumber} {...(claim as object)} />,
    );

    expect((await screen.findByRole("alert")).textContent).toBe(FAILED);
    await expect.poll(() => events.filter(({ type }) => type === "ck:error")).toHaveLength(1);
    expect(events).toContainEqual(
      expect.objectContaining({ error: expect.objectContaining({ code: "configuration" }) }),
    );
    expect(requests).toEqual([]);
  },
);

test.each([
  { case: "the service fails", faults: { claimSummary: { status: 500 } }, code: "server" },
  { case: "there is no such claim", faults: { claimSummary: { status: 404 } }, code: "not_found" },
  {
    case: "the response has the wrong shape",
    faults: { claimSummary: { body: "wrong-shape" } },
    code: "invalid_response",
  },
] as const)(
  "Summary: 'Your claim summary didn't load. We'll get it fixed.' and one ck:error when $case",
  async ({ faults, code }) => {
    const { events } = renderOverSandbox(<ClaimSummary claimNumber="CLM-1006" />, {
      sandbox: { faults },
    });

    expect((await screen.findByRole("alert")).textContent).toBe(FAILED);
    await expect.poll(() => events.filter(({ type }) => type === "ck:error")).toHaveLength(1);
    expect(events).toContainEqual(
      expect.objectContaining({
        type: "ck:error",
        widget: "claim-summary",
        error: expect.objectContaining({ code }),
      }),
    );
  },
);

test("A claim summary that fails does not affect other widgets", async () => {
  renderOverSandbox(
    <>
      <ClaimSummary claimNumber="CLM-1006" />
      <ReportAccordion claimNumber="CLM-1006" />
    </>,
    { sandbox: { faults: { claimSummary: { status: 500 } } } },
  );

  expect((await screen.findByRole("alert")).textContent).toBe(FAILED);
  expect(await screen.findByText("Sideswipe by a shuttle bus")).toBeTruthy();
});

test("Claim summary: 'Try again' loads it, with the focus kept in the widget", async () => {
  const { sandbox } = renderOverSandbox(<ClaimSummary claimNumber="CLM-1006" />, {
    sandbox: { faults: { claimSummary: { status: 500 } } },
  });
  const retry = await screen.findByRole("button", { name: "Try again" });
  sandbox.faults.clear();

  await userEvent.click(retry);

  expect(await valueOf("Vehicle")).toBe("2021 Toyota RAV4 XLE");
  expect(document.activeElement?.getAttribute("data-widget")).toBe("claim-summary");
});

test("Claim summary: fields that the server omits are left out", async () => {
  renderOverSandbox(<ClaimSummary claimNumber="CLM-1006" />, {
    sandbox: {
      seed: claims.map((claim) => (day) => ({
        ...claim(day),
        summary: { vehicle: "", claimType: "", status: "OPEN" },
      })),
    },
  });

  expect(await valueOf("Status")).toBe("Open");
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual([
    "Claim number",
    "Status",
  ]);
});

test("Claim summary: exposes neither the token nor the contact", async () => {
  const { container, events } = renderOverSandbox(
    <ClaimSummary claimNumber="CLM-2001" isThirdParty contactId="CNT-2001" />,
  );
  await valueOf("Vehicle");
  await expect.poll(() => events.map(({ type }) => type)).toContain("ck:ready");

  for (const exposed of [container.innerHTML, JSON.stringify(events)]) {
    expect(exposed).not.toContain(sandboxToken);
    expect(exposed).not.toContain("CNT-2001");
  }
});

test("Claim summary: uses the caller's heading level", async () => {
  renderOverSandbox(<ClaimSummary claimNumber="CLM-1006" headingLevel={3} />);

  expect(await screen.findByRole("heading", { name: "Claim summary", level: 3 })).toBeTruthy();
});

test("Claim summary in Spanish: labels, buttons and prompt", async () => {
  renderOverSandbox(<ClaimSummary claimNumber="CLM-1001" />, inSpanish);

  expect(await screen.findByRole("heading", { name: "Resumen del reclamo" })).toBeTruthy();
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual([
    "Número de reclamo",
    "Vehículo",
    "Tipo de reclamo",
    "Estado",
  ]);
  expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual([
    "Ver y subir documentos",
    "Opciones de pago electrónico",
    "Cuéntenos más",
  ]);
});

test.each([
  { status: "CLOSED", language: "en", shown: "Cerrado" },
  { status: "REPAIRS_IN_PROGRESS", language: "en", shown: "En reparación" },
  { status: "parts on order", language: "en", shown: "Parts On Order" },
  { status: "En reparación", language: "es-US", shown: "En reparación" },
])(
  "Claim summary in Spanish: the status '$status' in $language is shown as '$shown'",
  async ({ status, language, shown }) => {
    const answer = { claimNumber: "1", vehicle: "2019 Mazda CX-5", status };
    const headers = { "Content-Language": language };
    renderWidget(<ClaimSummary claimNumber="1" />, {
      ...inSpanish,
      fetch: async () => Response.json(answer, { headers }),
    });

    expect(await valueOf("Estado")).toBe(shown);
  },
);

test("Claim summary in Spanish: text from the server keeps its case", async () => {
  renderOverSandbox(
    <ClaimSummary claimNumber="CLM-2003" isThirdParty contactId="CNT-2003" />,
    inSpanish,
  );

  expect(await valueOf("Tipo de reclamo")).toBe("Daños materiales");
});

test("Claim summary in Spanish: a third party's subtitle, and the failure", async () => {
  renderOverSandbox(
    <>
      <ClaimSummary claimNumber="CLM-2001" isThirdParty contactId="CNT-2001" />
      <ClaimSummary claimNumber="" />
    </>,
    inSpanish,
  );

  expect(await screen.findByText("Hemos recibido su reclamo")).toBeTruthy();
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toBe("No se pudo cargar el resumen de su reclamo. Lo solucionaremos.");
  expect(within(document.body).queryByText(FAILED)).toBeNull();
});

test("useClaimSummary requests the summary of a claim", async () => {
  function Vehicle() {
    const { status, data } = useClaimSummary({ claimNumber: "CLM-1006" });
    return <p>{status === "ready" ? data.vehicle : status}</p>;
  }
  renderOverSandbox(<Vehicle />);

  expect(screen.getByText("loading")).toBeTruthy();
  expect(await screen.findByText("2021 Toyota RAV4 XLE")).toBeTruthy();
});
