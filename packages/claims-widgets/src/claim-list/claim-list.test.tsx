import { claims } from "@claimkit/sandbox";
import { renderWidget } from "@claimkit/widget-runtime/testing";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { inSpanish, renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import { ClaimSummary } from "../claim-summary/claim-summary.tsx";
import { ClaimList, useClaimList } from "./claim-list.tsx";

// Rules: docs/reference/claims.md#claims-list

afterEach(cleanup);

const FAILED =
  "Claim data failed to load, please try again later or contact the Claim Service Center at 800-555-0199";
const EMPTY =
  "You have no recent claims. Closed claims with no activity for 12 months cannot be viewed online. Call 800-555-0199.";

const claimNumbers = async (): Promise<string[]> =>
  (await screen.findAllByText(/^CLM-\d+$/, { selector: "dd" })).map((shown) => shown.textContent);

const itemOf = async (lossCause: string): Promise<HTMLElement> => {
  const item = (await screen.findByRole("heading", { name: lossCause })).closest("li");
  if (!item) throw new Error(`"${lossCause}" is in no list item.`);
  return item;
};

test("Claims list: heading 'Claims'; loader", async () => {
  renderOverSandbox(<ClaimList policyNumber="POL-100" />);

  expect(screen.getByRole("heading", { name: "Claims", level: 2 })).toBeTruthy();
  expect(screen.getByText("Please wait while we process your request.")).toBeTruthy();
  expect(await screen.findByRole("list")).toBeTruthy();
  expect(screen.queryByText("Please wait while we process your request.")).toBeNull();
});

test("Claims list: each claim shows loss cause, claim number, Open/Closed tag, incident date MM/DD/YYYY and a 'Track claim' button", async () => {
  renderOverSandbox(<ClaimList policyNumber="POL-100" />);

  const open = within(await itemOf("Rear-end collision"));
  expect(open.getByText("Claim number").nextSibling?.textContent).toBe("CLM-1001");
  expect(open.getByText("Open")).toBeTruthy();
  expect(open.getByText("Incident date").nextSibling?.textContent).toBe("11/18/2026");
  expect(open.getByRole("button", { name: /^Track claim/ })).toBeTruthy();

  const closed = within(await itemOf("Windshield chip repair"));
  expect(closed.getByText("CLM-1013", { selector: "dd" })).toBeTruthy();
  expect(closed.getByText("Closed")).toBeTruthy();
  expect(closed.getByText("11/11/2026")).toBeTruthy();
});

test("Claims list: the names of the 'Track claim' buttons contain the claim number", async () => {
  renderOverSandbox(<ClaimList policyNumber="POL-100" />);

  const buttons = await screen.findAllByRole("button");
  expect(buttons.map((button) => button.textContent)).toEqual([
    "Track claim CLM-1001",
    "Track claim CLM-1002",
    "Track claim CLM-1013",
    "Track claim CLM-1003",
  ]);
  expect(screen.getByRole("button", { name: "Track claim CLM-1003" })).toBeTruthy();
});

test("Claims are sorted by date, then by state, both descending as strings", async () => {
  renderOverSandbox(<ClaimList policyNumber="POL-100" />);

  // CLM-1002 is open and CLM-1013 is closed; both have the same date.
  expect(await claimNumbers()).toEqual(["CLM-1001", "CLM-1002", "CLM-1013", "CLM-1003"]);
});

test("Claims are sorted by date across years", async () => {
  renderOverSandbox(<ClaimList policyNumber="POL-103" />, {
    sandbox: { now: () => new Date(2026, 4, 1) },
  });

  expect(await claimNumbers()).toEqual(["CLM-1010", "CLM-1011", "CLM-1012"]);
  expect(screen.getByText("07/05/2025")).toBeTruthy();
});

test("Claims list: an unknown loss cause shows as Other", async () => {
  renderOverSandbox(<ClaimList policyNumber="POL-104" />);

  expect(within(await itemOf("Other")).getByText("CLM-3002", { selector: "dd" })).toBeTruthy();
});

test("Claims list: the host's own label of a loss cause takes precedence", async () => {
  renderOverSandbox(<ClaimList policyNumber="POL-104" />, {
    lossCauses: { zz_unknown_code: "Struck by a meteorite" },
  });

  expect(await screen.findByRole("heading", { name: "Struck by a meteorite" })).toBeTruthy();
});

test("Empty list: a message that there are no recent claims and that closed claims with no activity for 12 months cannot be viewed online, with a phone link", async () => {
  const { events } = renderOverSandbox(<ClaimList policyNumber="POL-000" />);

  const phone = await screen.findByRole("link", { name: "800-555-0199" });
  expect(phone.closest("p")?.textContent).toBe(EMPTY);
  expect(phone.getAttribute("href")).toBe("tel:+18005550199");
  await expect
    .poll(() => events)
    .toContainEqual(expect.objectContaining({ type: "ck:ready", state: "empty" }));
});

test("Empty list: without a phone number, the sentence is complete", async () => {
  renderOverSandbox(<ClaimList policyNumber="POL-000" />, { phone: undefined });

  expect(
    await screen.findByText(
      "You have no recent claims. Closed claims with no activity for 12 months cannot be viewed online.",
    ),
  ).toBeTruthy();
});

test("A missing policyNumber shows the failure state, with a configuration error and no call", async () => {
  const { events, requests } = renderOverSandbox(<ClaimList policyNumber="" />);

  expect((await screen.findByRole("alert")).textContent).toBe(FAILED);
  await expect.poll(() => events.filter(({ type }) => type === "ck:error")).toHaveLength(1);
  expect(events).toContainEqual(
    expect.objectContaining({
      type: "ck:error",
      widget: "app-claim-list",
      error: expect.objectContaining({ code: "configuration" }),
    }),
  );
  expect(requests).toEqual([]);
});

test("Claims list API failure: 'Claim data failed to load, please try again later or contact the Claim Service Center at {phone}', and one ck:error", async () => {
  const { events } = renderOverSandbox(<ClaimList policyNumber="POL-100" />, {
    sandbox: { faults: { claimSearch: { status: 503 } } },
  });

  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toBe(FAILED);
  expect(within(alert).getByRole("link").getAttribute("href")).toBe("tel:+18005550199");
  await expect.poll(() => events.filter(({ type }) => type === "ck:error")).toHaveLength(1);
  expect(events).toContainEqual(
    expect.objectContaining({
      type: "ck:error",
      widget: "app-claim-list",
      error: expect.objectContaining({ code: "server", status: 503 }),
    }),
  );
  expect(screen.getByRole("heading", { name: "Claims" })).toBeTruthy();
});

test("Claims list API failure: without a phone number, the sentence is complete", async () => {
  renderOverSandbox(<ClaimList policyNumber="POL-100" />, {
    phone: undefined,
    sandbox: { faults: { claimSearch: { status: 500 } } },
  });

  expect((await screen.findByRole("alert")).textContent).toBe(
    "Claim data failed to load, please try again later or contact the Claim Service Center",
  );
});

test.each(["truncated", "html", "wrong-shape"] as const)(
  "Claims list API failure: a response that is %s fails like an HTTP error",
  async (body) => {
    renderOverSandbox(<ClaimList policyNumber="POL-100" />, {
      sandbox: { faults: { claimSearch: { body } } },
    });

    expect((await screen.findByRole("alert")).textContent).toBe(FAILED);
  },
);

test("Claims list API failure: 'Try again' loads the claims", async () => {
  const { sandbox } = renderOverSandbox(<ClaimList policyNumber="POL-100" />, {
    sandbox: { faults: { claimSearch: { status: 500 } } },
  });
  const retry = await screen.findByRole("button", { name: "Try again" });
  sandbox.faults.clear();

  await userEvent.click(retry);

  expect(await itemOf("Hail")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("A claims list that fails does not affect other widgets", async () => {
  renderOverSandbox(
    <>
      <ClaimList policyNumber="POL-100" />
      <ClaimSummary claimNumber="CLM-1001" />
    </>,
    { sandbox: { faults: { claimSearch: { status: 500 } } } },
  );

  expect((await screen.findByRole("alert")).textContent).toBe(FAILED);
  expect(await screen.findByText("2022 Honda CR-V EX")).toBeTruthy();
});

test("Claims list: an unknown state is shown in the server's words, in its language", async () => {
  const claim = { lossDate: "2026-11-18", lossCause: "hail" };
  const claimSummaries = [
    { ...claim, claimNumber: "CLM-1", claimState: "CLOSED - PAID" },
    { ...claim, claimNumber: "CLM-2", claimState: "PENDING_DENIAL" },
    { ...claim, claimNumber: "CLM-3" },
  ];
  const fetch = async (): Promise<Response> => Response.json({ claimSummaries });
  renderOverSandbox(<ClaimList policyNumber="POL-100" />, {
    ...inSpanish,
    clientOptions: { fetch },
  });

  const items = await screen.findAllByRole("listitem");
  const tags = items.map((item) => item.querySelector(".ck-tag"));
  expect(tags.map((tag) => tag?.textContent)).toEqual(["Pending Denial", "Cerrado", undefined]);
  expect(tags[0]?.getAttribute("lang")).toBe("en");
});

test("Claims list: an invalid claim is omitted, with a warning to the host", async () => {
  const { events } = renderOverSandbox(<ClaimList policyNumber="POL-100" />, {
    sandbox: {
      seed: claims.map((claim) => (day) => {
        const known = claim(day);
        return known.claimNumber === "CLM-1002" ? { ...known, claimNumber: "" } : known;
      }),
    },
  });

  expect(await claimNumbers()).toEqual(["CLM-1001", "CLM-1013", "CLM-1003"]);
  await expect
    .poll(() => events)
    .toContainEqual(expect.objectContaining({ type: "ck:warning", code: "item_dropped" }));
});

test("showStage requests the timeline of each open claim, and shows its stage and its next step", async () => {
  const { requests } = renderOverSandbox(<ClaimList policyNumber="POL-100" showStage />);

  const open = within(await itemOf("Rear-end collision"));
  expect(await open.findByText("Services")).toBeTruthy();
  expect(await open.findByText("Choose how to get an estimate")).toBeTruthy();
  const closed = within(await itemOf("Windshield chip repair"));
  expect(closed.queryByText("Close")).toBeNull();
  const timelines = requests.filter(({ url }) => url.includes("timelines"));
  expect(timelines.map(({ url }) => /CLM-\d+/.exec(url)?.[0]).toSorted()).toEqual([
    "CLM-1001",
    "CLM-1002",
    "CLM-1003",
  ]);
});

test("showStage in Spanish", async () => {
  renderOverSandbox(<ClaimList policyNumber="POL-100" showStage />, inSpanish);

  expect((await screen.findAllByText("Reparaciones")).length).toBeGreaterThan(0);
  expect(await screen.findByText("Elija cómo obtener un estimado")).toBeTruthy();
});

test("without showStage, no timeline is requested", async () => {
  const { requests } = renderOverSandbox(<ClaimList policyNumber="POL-100" />);
  await itemOf("Hail");

  expect(requests.filter(({ url }) => !url.includes("claims"))).toEqual([]);
});

test("a timeline that fails leaves its row as it is, without an error", async () => {
  const { events, requests } = renderOverSandbox(<ClaimList policyNumber="POL-100" showStage />, {
    sandbox: { faults: { timelines: { status: 500 } } },
  });

  await expect.poll(() => requests.some(({ url }) => url.includes("timelines"))).toBe(true);
  expect(await itemOf("Hail")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(events.filter(({ type }) => type === "ck:error")).toEqual([]);
});

test("'Track claim' emits the action track-claim with the claim number", async () => {
  const onAction = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const { events } = renderOverSandbox(<ClaimList policyNumber="POL-100" onAction={onAction} />);

  await userEvent.click(await screen.findByRole("button", { name: /^Track claim CLM-1003/ }));

  expect(onAction).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      type: "ck:action",
      action: "track-claim",
      detail: { claimNumber: "CLM-1003" },
    }),
  );
  const clicks = events.filter(({ type }) => type === "ck:click");
  expect(clicks).toMatchObject([{ widget: "app-claim-list", target: "track-claim" }]);
  expect(JSON.stringify(clicks)).not.toContain("CLM-1003");
});

test("'Track claim' is a link if the host sets a URL", async () => {
  renderOverSandbox(
    <ClaimList
      policyNumber="POL-100"
      hrefs={{ "track-claim": ({ claimNumber }) => `#/claims/${String(claimNumber)}` }}
    />,
  );

  const link = await screen.findByRole("link", { name: "Track claim CLM-1001" });
  expect(link.getAttribute("href")).toBe("#/claims/CLM-1001");
});

test("Claims list: emits its loading and ready events", async () => {
  const { events } = renderOverSandbox(<ClaimList policyNumber="POL-105" />);

  await expect
    .poll(() => events.map(({ type }) => type))
    .toEqual(["ck:loading", "ck:request", "ck:ready"]);
  expect(events.at(-1)).toMatchObject({
    widget: "app-claim-list",
    state: "data",
    source: "network",
    loadTimeMs: expect.any(Number),
  });
});

test("Claims list: shows the claims of a changed policyNumber", async () => {
  const { rerender } = renderOverSandbox(<ClaimList policyNumber="POL-100" />);
  await itemOf("Hail");

  rerender(<ClaimList policyNumber="POL-102" />);

  expect(await itemOf("Flood")).toBeTruthy();
  expect(screen.queryByText("Hail")).toBeNull();
});

test("Claims list: uses the caller's heading level", async () => {
  renderOverSandbox(<ClaimList policyNumber="POL-100" headingLevel={3} />);

  expect(await screen.findByRole("heading", { name: "Hail", level: 4 })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Claims", level: 3 })).toBeTruthy();
});

test("Claims list in Spanish: heading, labels, tag, loss cause and button", async () => {
  renderOverSandbox(<ClaimList policyNumber="POL-100" />, inSpanish);

  expect(screen.getByRole("heading", { name: "Reclamos" })).toBeTruthy();
  expect(screen.getByText("Espere mientras procesamos su solicitud.")).toBeTruthy();
  const closed = (await screen.findByText("Cerrado")).closest("li");
  expect(closed?.textContent).toContain("Número de reclamoCLM-1013");
  expect(closed?.textContent).toContain("Fecha del incidente11/11/2026");
  expect(screen.getAllByText("Abierto")).toHaveLength(3);
  expect(screen.getByRole("button", { name: "Ver reclamo CLM-1001" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Granizo" })).toBeTruthy();
  expect(closed?.closest("[lang]")?.getAttribute("lang")).toBe("es-US");
});

test("Claims list in Spanish: empty list and failure", async () => {
  renderOverSandbox(
    <>
      <ClaimList policyNumber="POL-000" />
      <ClaimList policyNumber="" />
    </>,
    inSpanish,
  );

  expect((await screen.findByText(/^No tiene reclamos recientes/)).textContent).toBe(
    "No tiene reclamos recientes. Los reclamos cerrados que no han tenido actividad en 12 meses no se pueden ver en línea. Llame al 800-555-0199.",
  );
  expect(screen.getByRole("alert").textContent).toBe(
    "No se pudieron cargar los datos de sus reclamos. Inténtelo de nuevo más tarde o comuníquese con el Centro de Servicio de Reclamos al 800-555-0199",
  );
});

test("useClaimList requests the claims of a policy", async () => {
  function Count() {
    const { status, data } = useClaimList({ policyNumber: "POL-100" });
    return <p>{status === "ready" ? `${data.claims.length} claims` : status}</p>;
  }
  renderOverSandbox(<Count />);

  expect(screen.getByText("loading")).toBeTruthy();
  expect(await screen.findByText("4 claims")).toBeTruthy();
});

test("Claims list: shows that it is loading without a client", () => {
  render(<ClaimList policyNumber="POL-100" />);

  expect(screen.getByText("Please wait while we process your request.")).toBeTruthy();
});

test("Claims list: the focus stays with its claim when a newer one is added", async () => {
  const claimSummaries = [
    { claimNumber: "CLM-1", claimState: "OPEN", lossDate: "2026-11-18", lossCause: "hail" },
  ];
  const { client } = renderWidget(<ClaimList policyNumber="POL-100" />, {
    actions: ["track-claim"],
    fetch: async () => Response.json({ claimSummaries }),
  });
  const button = await screen.findByRole("button", { name: "Track claim CLM-1" });
  button.focus();

  claimSummaries.push({
    claimNumber: "CLM-2",
    claimState: "OPEN",
    lossDate: "2026-11-19",
    lossCause: "fire",
  });
  client.invalidate();

  await screen.findByRole("button", { name: "Track claim CLM-2" });
  expect(document.activeElement?.textContent).toBe("Track claim CLM-1");
});

test("Claims list: shows a claim twice if the server sends it twice", async () => {
  const consoleError = vi.spyOn(console, "error");
  const claim = {
    claimNumber: "CLM-1",
    claimState: "OPEN",
    lossDate: "2026-11-18",
    lossCause: "hail",
  };
  renderWidget(<ClaimList policyNumber="POL-100" />, {
    fetch: async () => Response.json({ claimSummaries: [claim, claim] }),
  });

  expect(await claimNumbers()).toEqual(["CLM-1", "CLM-1"]);
  expect(consoleError).not.toHaveBeenCalled();
  consoleError.mockRestore();
});
