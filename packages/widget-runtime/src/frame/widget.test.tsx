import { defineText } from "@claimkit/ui-kit/messages";
import { cleanup, render, screen } from "@testing-library/react";
import type { JSX } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { nextFrames } from "../../testing/next-frames.ts";
import { Report, REPORT_FAILED } from "../../testing/report.tsx";
import { heldAnswer, status, stubService } from "../../testing/stub-service.ts";
import { widgetRuntimeEsUs } from "../locales/es-us.ts";
import { renderWidget } from "../testing/index.ts";
import "./widget.css";

afterEach(cleanup);

const reportText = defineText("report", { heading: "Report", failed: REPORT_FAILED });

function widget(): HTMLElement | null {
  return document.querySelector<HTMLElement>("[data-widget]");
}

test("shows a waiting indicator while it loads", async () => {
  const held = heldAnswer();
  renderWidget(<Report claimNumber="1" />, stubService(held.answer));

  expect(screen.getByRole("status").textContent).toBe("Please wait while we process your request.");
  expect(widget()?.ariaBusy).toBe("true");

  held.release();
  expect(await screen.findByText("Report 1")).toBeTruthy();
  expect(screen.queryByRole("status")).toBeNull();
  expect(widget()?.ariaBusy).toBe("false");
});

test.each([
  {
    what: "its messages",
    texts: { report: { heading: "Rapport", failed: "Raté" } },
    lang: "fr-CA",
  },
  { what: "one of its messages", texts: { report: { heading: "Rapport" } }, lang: "en-US" },
  { what: "other messages only", texts: { button: { wait: "Patientez" } }, lang: "en-US" },
  {
    what: "its messages and some of the kit",
    texts: { report: { heading: "Rapport", failed: "Raté" }, button: {} },
    lang: "en-US",
  },
])("has the lang $lang if the French catalog has $what", async ({ texts, lang }) => {
  const messages = [{ locale: "fr-CA", texts: { ...widgetRuntimeEsUs.texts, ...texts } }];
  renderWidget(<Report claimNumber="1" texts={reportText} />, {
    ...stubService(),
    locale: "fr-CA",
    messages,
  });
  await screen.findByText("Report 1");

  expect(widget()?.lang).toBe(lang);
});

test("shows the widget's message when the load fails, and nothing from the server", async () => {
  const service = stubService(() => Response.json({ detail: "ORA-00942" }, { status: 500 }));
  renderWidget(<Report claimNumber="1" />, service);

  expect((await screen.findByRole("alert")).textContent).toBe(REPORT_FAILED);
  expect(document.body.textContent).not.toContain("ORA");
});

test.each([
  { code: 401, actions: [], buttons: ["Try again"] },
  { code: 401, actions: undefined, buttons: ["Sign in", "Try again"] },
  { code: 403, actions: ["log-in"] as const, buttons: ["Sign in", "Try again"] },
])(
  "offers $buttons when the service answers $code, and shows its data after invalidate()",
  async ({ code, actions, buttons }) => {
    const service = stubService(status(code));
    const { client, events } = renderWidget(<Report claimNumber="1" />, {
      ...service,
      ...(actions && { actions }),
    });

    expect((await screen.findByRole("alert")).textContent).toBe(
      `${REPORT_FAILED} Please sign in again.`,
    );
    const shown = screen.getAllByRole("button");
    expect(shown.map(({ textContent }) => textContent)).toEqual(buttons);
    const [first] = shown;
    await expect.poll(() => events).toContainEqual(expect.objectContaining({ type: "ck:error" }));
    if (!actions && first) await userEvent.click(first);
    await expect
      .poll(() => events.filter(({ type }) => type === "ck:action" || type === "ck:error"))
      .toMatchObject([
        { type: "ck:error", userMessageId: "report-accordion.failed" },
        ...(!actions ? [{ type: "ck:action", widget: "report-accordion", action: "log-in" }] : []),
      ]);

    // The host has a new token.
    service.answer = stubService().answer;
    client.invalidate();
    expect(await screen.findByText("Report 1")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  },
);

test("loads again when the user tries again, and keeps the focus in the widget", async () => {
  const service = stubService(status(500));
  renderWidget(<Report claimNumber="1" />, service);
  const retry = await screen.findByRole("button", { name: "Try again" });
  const held = heldAnswer();
  service.answer = held.answer;

  retry.focus();
  await userEvent.keyboard("{Enter}");

  expect(screen.getByRole("status").textContent).toContain("Please wait");
  expect(document.activeElement).toBe(widget());
  held.release();
  expect(await screen.findByText("Report 1")).toBeTruthy();
  expect(document.activeElement).toBe(widget());
});

test.each([
  { from: "removes the control that has it", tag: "button", isKept: false },
  { from: "keeps the control that has it", tag: "a", isKept: true },
])("the focus stays in the widget when a refresh $from", async ({ tag, isKept }) => {
  const service = stubService();
  const { client } = renderWidget(
    <Report
      claimNumber="1"
      view={({ incidentType }) => (
        <>
          <a href="#report">{incidentType}</a>
          {incidentType === "Report 1" && <button>Appeal</button>}
        </>
      )}
    />,
    service,
  );
  await screen.findByText("Report 1");
  const control = widget()?.querySelector<HTMLElement>(tag);
  control?.focus();
  service.answer = () => Response.json({ incidentType: "Closed" });

  client.invalidate();

  await screen.findByText("Closed");
  expect(document.activeElement).toBe(isKept ? control : widget());
});

test("the focus stays in the widget when its claim changes", async () => {
  const view = (): JSX.Element => <button>Appeal</button>;
  const { rerender } = renderWidget(<Report claimNumber="1" view={view} />, stubService());
  (await screen.findByRole("button", { name: "Appeal" })).focus();

  rerender(<Report claimNumber="2" view={view} />);

  expect(document.activeElement).toBe(widget());
});

test("emits events for each attempt", async () => {
  const service = stubService(status(500));
  const { events } = renderWidget(<Report claimNumber="1" />, service);
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  await screen.findByRole("alert");
  service.answer = stubService().answer;
  await nextFrames();
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  await screen.findByText("Report 1");
  await nextFrames();

  const loadEvents = events.filter(({ type }) => type !== "ck:request" && type !== "ck:click");
  expect(loadEvents).toMatchObject([
    { type: "ck:loading", attempt: 1 },
    { type: "ck:error", error: { code: "server" } },
    { type: "ck:loading", attempt: 2 },
    { type: "ck:error", error: { code: "server" } },
    { type: "ck:loading", attempt: 3 },
    { type: "ck:ready", source: "network" },
  ]);
});

test("without a claim number, fails without a request, and offers no retry", async () => {
  const service = stubService();
  const { events } = renderWidget(<Report claimNumber="" />, service);

  expect((await screen.findByRole("alert")).textContent).toBe(REPORT_FAILED);
  await nextFrames();
  expect(screen.queryByRole("button")).toBeNull();
  expect(service.requests).toEqual([]);
  expect(events).toMatchObject([
    { type: "ck:loading" },
    {
      type: "ck:error",
      error: { code: "configuration" },
      userMessageId: "report-accordion.failed",
    },
  ]);
});

function Broken(): never {
  throw new Error("broken");
}

test("a view that throws does not affect other widgets", async () => {
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
  const { events } = renderWidget(
    <>
      <Report claimNumber="1" view={() => <Broken />} />
      <Report
        claimNumber="2"
        view={() => {
          throw new Error("broken at once");
        }}
      />
      <Report claimNumber="3" />
    </>,
    stubService(),
  );

  expect(await screen.findByText("Report 3")).toBeTruthy();
  const alerts = await screen.findAllByRole("alert");
  await nextFrames();
  expect(alerts.map((alert) => alert.textContent)).toEqual([REPORT_FAILED, REPORT_FAILED]);
  const outcomes = events.filter(({ type }) => type === "ck:error" || type === "ck:ready");
  expect(outcomes).toMatchObject([
    { type: "ck:error", error: { code: "render" }, cause: new Error("broken") },
    { type: "ck:error", error: { code: "render" }, cause: new Error("broken at once") },
    { type: "ck:ready" },
  ]);
  // The cause may contain anything, so it is not sent with the event.
  expect(JSON.stringify([outcomes, structuredClone(outcomes[0])])).not.toContain("broken");
  consoleError.mockRestore();
});

test("loads and renders again when the user tries again after a view threw", async () => {
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
  let isBroken = true;
  const service = stubService();
  const { events } = renderWidget(
    <Report
      claimNumber="1"
      view={({ incidentType }) => (isBroken ? <Broken /> : <p>{incidentType}</p>)}
    />,
    service,
  );
  const retry = await screen.findByRole("button", { name: "Try again" });
  await nextFrames();

  isBroken = false;
  await userEvent.click(retry);

  expect(await screen.findByText("Report 1")).toBeTruthy();
  await nextFrames();
  expect(service.requests).toHaveLength(2);
  expect(events.at(-1)).toMatchObject({ type: "ck:ready" });
  consoleError.mockRestore();
});

test("reports a view that throws after its load was reported", async () => {
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
  const { events, rerender } = renderWidget(<Report claimNumber="1" />, stubService());
  await screen.findByText("Report 1");
  await nextFrames();

  rerender(<Report claimNumber="1" view={() => <Broken />} />);
  await screen.findByRole("alert");
  await nextFrames();

  const outcomes = events.filter(({ type }) => type === "ck:error" || type === "ck:ready");
  expect(outcomes).toMatchObject([{ type: "ck:ready" }, { type: "ck:error" }]);
  consoleError.mockRestore();
});

test("has the language of the settings, and a lang attribute", async () => {
  renderWidget(<Report claimNumber="1" />, {
    ...stubService(status(500)),
    locale: "es-US",
    messages: [widgetRuntimeEsUs],
  });

  expect(screen.getByRole("status").textContent).toBe("Espere mientras procesamos su solicitud.");
  expect(await screen.findByRole("button", { name: "Intentar de nuevo" })).toBeTruthy();
  expect(screen.getByRole("img", { name: "Error" })).toBeTruthy();
  expect(widget()?.lang).toBe("es-US");
});

test("warns developers when it has waited for a client for five seconds", () => {
  vi.useFakeTimers();
  const consoleWarn = vi.spyOn(console, "warn").mockImplementation(() => {});
  render(<Report claimNumber="1" />);

  vi.advanceTimersByTime(4_999);
  expect(consoleWarn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);

  expect(consoleWarn).toHaveBeenCalledExactlyOnceWith(
    "report-accordion has no claims client. Put a <ClaimkitProvider> around it, or call configureClaimkit(). See https://github.com/claimkit/claimkit/blob/main/docs/guides/first-claim.md",
  );
  consoleWarn.mockRestore();
  vi.useRealTimers();
});
