import { configure, cleanup, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { collectPageErrors } from "../../testing/hosts-errors.ts";
import { nextFrames } from "../../testing/next-frames.ts";
import { Report } from "../../testing/report.tsx";
import { heldAnswer, reportOn, status, stubService } from "../../testing/stub-service.ts";
import { type ClaimsEvent, type LoadState, Widget } from "../index.ts";
import { renderWidget } from "../testing/index.ts";

afterEach(() => {
  cleanup();
  configure({ reactStrictMode: false });
  vi.restoreAllMocks();
});

const loading: LoadState<string> = {
  status: "loading",
  data: undefined,
  error: undefined,
  reload: () => {},
};
const ready: LoadState<string> = { ...loading, status: "ready", data: "Mine" };

function Own({ load }: { load: LoadState<string> }) {
  return (
    <Widget name="own-widget" load={load} errorMessage="It failed.">
      {(data) => data}
    </Widget>
  );
}

function types(events: readonly ClaimsEvent[]): string[] {
  return events.map(({ type }) => type);
}

test.each([{ reactStrictMode: false }, { reactStrictMode: true }])(
  "reports each load once, in order ($reactStrictMode)",
  async (mode) => {
    configure(mode);
    const service = stubService();
    const { events } = renderWidget(<Report claimNumber="1" />, service);
    await screen.findByText("Report 1");
    await nextFrames();

    expect(types(events)).toEqual(["ck:loading", "ck:request", "ck:ready"]);
    expect(service.requests).toHaveLength(1);
  },
);

test("logs the original error for developers, and keeps it out of the event", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { events } = renderWidget(
    <Report claimNumber="1" />,
    stubService(() => new Response("<p>Sorry")),
  );
  await vi.waitFor(() => expect(types(events)).toContain("ck:error"));

  expect(warn).toHaveBeenCalledExactlyOnceWith(
    "<report-accordion> reportDetails: invalid_response HTTP 200 (https://github.com/claimkit/claimkit/blob/main/docs/reference/api.md#error-codes)",
    expect.any(SyntaxError),
  );
  expect(JSON.stringify(events)).not.toContain("Sorry");
});

test("reports a failed load once, under StrictMode too", async () => {
  configure({ reactStrictMode: true });
  const { events } = renderWidget(<Report claimNumber="1" />, stubService(status(404)));
  await screen.findByRole("alert");
  await nextFrames();

  expect(types(events)).toEqual(["ck:loading", "ck:request", "ck:error"]);
  expect(events[2]).toMatchObject({
    widget: "report-accordion",
    error: { name: "ClaimsError", code: "not_found", call: "reportDetails", status: 404 },
    userMessageId: "report-accordion.failed",
    loadTimeMs: expect.any(Number),
  });
});

test("reports a cached response as cached", async () => {
  const service = stubService();
  const { client, unmount } = renderWidget(<Report claimNumber="1" />, service);
  await screen.findByText("Report 1");
  unmount();
  await nextFrames();

  const { events } = renderWidget(<Report claimNumber="1" />, { ...service, client });
  await screen.findByText("Report 1");
  await nextFrames();

  expect(service.requests).toHaveLength(1);
  expect(events).toMatchObject([
    { type: "ck:loading" },
    { type: "ck:request", fromCache: true },
    { type: "ck:ready", source: "cache" },
  ]);
});

test("reports a load that another widget has already completed as cached", async () => {
  const service = stubService();
  const second: ClaimsEvent[] = [];
  const { rerender } = renderWidget(<Report claimNumber="1" />, service);
  await screen.findByText("Report 1");

  rerender(
    <>
      <Report claimNumber="1" />
      <Report key="second" claimNumber="1" onEvent={(event) => second.push(event)} />
    </>,
  );
  await nextFrames();

  expect(service.requests).toHaveLength(1);
  expect(second).toMatchObject([{ type: "ck:loading" }, { type: "ck:ready", source: "cache" }]);
});

test("reports a changed claim as a new load, with its own duration", async () => {
  const { events, rerender } = renderWidget(<Report claimNumber="1" />, stubService());
  await screen.findByText("Report 1");
  await nextFrames();

  rerender(<Report claimNumber="2" />);
  await screen.findByText("Report 2");
  await nextFrames();

  expect(types(events)).toEqual([
    "ck:loading",
    "ck:request",
    "ck:ready",
    "ck:loading",
    "ck:request",
    "ck:ready",
  ]);
  expect(events[3]).toMatchObject({ attempt: 1 });
});

test("reports whether there was anything to show", async () => {
  const { events } = renderWidget(
    <Report claimNumber="1" />,
    stubService(() => Response.json({ latestUpdate: "None yet" })),
  );
  await expect.poll(() => types(events)).toContain("ck:ready");
  expect(events.at(-1)).toMatchObject({ type: "ck:ready", state: "empty" });
});

test("emits warnings for invalid parts of a response after the rest is on screen", async () => {
  const answer = {
    incidentType: "Hail",
    coverageInfo: [{ name: "Collision" }, { deductible: "$5" }],
  };
  const { events } = renderWidget(
    <Report claimNumber="1" />,
    stubService(() => Response.json(answer)),
  );
  await expect.poll(() => types(events)).toContain("ck:warning");

  expect(types(events)).toEqual(["ck:loading", "ck:request", "ck:ready", "ck:warning"]);
  expect(events.at(-1)).toMatchObject({ code: "item_dropped", path: expect.any(String) });
});

test("emits at most 100 warnings of a load, and one that counts the rest", async () => {
  const warnings = Array.from({ length: 60_000 }, (_, index) => ({
    code: "unknown_status" as const,
    path: `timelineCategories.${index}`,
  }));
  const { events } = renderWidget(<Own load={{ ...ready, warnings }} />, stubService());
  await expect.poll(() => types(events)).toContain("ck:warning");

  const emitted = events.filter(({ type }) => type === "ck:warning");
  expect(emitted).toHaveLength(101);
  expect(emitted[99]).toMatchObject({ code: "unknown_status", path: "timelineCategories.99" });
  expect(emitted[100]).toMatchObject({ code: "more_warnings", count: 59_900 });
});

test("measures each load for performance observers, and removes the entry from the page's timeline", async () => {
  const observed: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) =>
    observed.push(...list.getEntriesByName("ck:report-accordion")),
  );
  observer.observe({ type: "measure" });
  const { events } = renderWidget(<Report claimNumber="1" />, stubService());
  await expect.poll(() => types(events)).toContain("ck:ready");

  await expect.poll(() => observed).toHaveLength(1);
  expect(events.at(-1)).toMatchObject({ loadTimeMs: Math.round(observed[0]?.duration ?? -1) });
  expect(performance.getEntriesByName("ck:report-accordion")).toEqual([]);
  observer.disconnect();
});

test("reports that the data is on screen after the paint", async () => {
  const frames: FrameRequestCallback[] = [];
  const { events } = renderWidget(<Report claimNumber="1" />, stubService());
  vi.spyOn(globalThis, "requestAnimationFrame").mockImplementation((frame) => frames.push(frame));
  await screen.findByText("Report 1");
  await expect.poll(() => frames.length).toBe(1);

  frames[0]?.(0);
  expect(types(events)).not.toContain("ck:ready");
  frames[1]?.(16);
  expect(types(events)).toContain("ck:ready");
});

test("does not wait for a paint in a hidden tab", async () => {
  vi.spyOn(globalThis, "requestAnimationFrame").mockReturnValue(0);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const { events } = renderWidget(<Report claimNumber="1" />, stubService());

  await expect.poll(() => types(events)).toContain("ck:ready");
});

test("ends a load when its tab is hidden before the paint", async () => {
  vi.spyOn(globalThis, "requestAnimationFrame").mockReturnValue(0);
  const { events } = renderWidget(<Report claimNumber="1" />, stubService());
  await screen.findByText("Report 1");
  expect(types(events)).not.toContain("ck:ready");

  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));

  expect(types(events)).toContain("ck:ready");
});

test("reports a view that throws in a hidden tab as failed, and never as ready", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(globalThis, "requestAnimationFrame").mockReturnValue(0);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const { events } = renderWidget(
    <Report
      claimNumber="1"
      view={() => {
        throw new Error("broken");
      }}
    />,
    stubService(),
  );

  await expect.poll(() => types(events)).toContain("ck:error");
  expect(types(events)).not.toContain("ck:ready");
});

test("reports a click once, from the innermost of nested widgets", async () => {
  const { events } = renderWidget(
    <Report
      claimNumber="1"
      onEvent={({ type }) => expect(type).not.toBe("ck:click")}
      view={() => <Report claimNumber="2" view={() => <button>Inner</button>} />}
    />,
    stubService(),
  );
  (await screen.findByRole("button", { name: "Inner" })).click();

  expect(types(events).filter((type) => type === "ck:click")).toHaveLength(1);
});

test("reports a custom load each time that it starts over", async () => {
  const { events, rerender } = renderWidget(<Own load={loading} />, stubService());
  for (const load of [ready, loading, ready]) {
    rerender(<Own load={load} />);
    await nextFrames();
  }

  expect(types(events)).toEqual(["ck:loading", "ck:ready", "ck:loading", "ck:ready"]);
});

test("reports nothing for a load that is aborted by unmounting", async () => {
  const held = heldAnswer();
  const service = stubService(held.answer);
  const { events, unmount } = renderWidget(<Report claimNumber="1" />, service);
  await expect.poll(() => service.requests.length).toBe(1);

  unmount();
  await nextFrames();

  expect(service.requests[0]?.signal.aborted).toBe(true);
  expect(types(events)).toEqual(["ck:loading"]);
});

test("emits nothing in a prerendered page before the user opens it", async () => {
  Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  const { events } = renderWidget(<Report claimNumber="1" />, stubService());
  await screen.findByText("Report 1");
  await nextFrames();
  expect(events).toEqual([]);

  Reflect.deleteProperty(document, "prerendering");
  document.dispatchEvent(new Event("prerenderingchange"));

  expect(types(events)).toEqual(["ck:loading", "ck:request", "ck:ready"]);
});

test("adds the envelope to every event", async () => {
  const { events } = renderWidget(<Report claimNumber="1" isThirdParty contactId="7" />, {
    ...stubService(),
    clientOptions: { environment: "stage" },
  });
  await expect.poll(() => types(events)).toContain("ck:ready");

  for (const event of events) {
    expect(event).toMatchObject({
      schema: 1,
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      package: "@claimkit/widget-runtime",
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      environment: "stage",
      persona: event.type === "ck:request" ? null : "third-party",
    });
  }
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
});

test("calls the widget's own handlers, then onEvent", async () => {
  const received: string[] = [];
  renderWidget(
    <Report
      claimNumber="1"
      onReady={({ loadTimeMs }) => received.push(`onReady ${typeof loadTimeMs}`)}
      onLoadError={() => received.push("onLoadError")}
      onEvent={({ type }) => received.push(`widget ${type}`)}
    />,
    { ...stubService(), onEvent: ({ type }) => received.push(`page ${type}`) },
  );
  await expect.poll(() => received).toContain("page ck:ready");

  expect(received).toEqual([
    "widget ck:loading",
    "page ck:loading",
    "page ck:request",
    "onReady number",
    "widget ck:ready",
    "page ck:ready",
  ]);
});

test("works with handlers that throw, and reports their errors to the page", async () => {
  const errors: unknown[] = [];
  const stop = collectPageErrors(errors);
  const bug = new Error("a bug of the host");
  const { events } = renderWidget(
    <Report
      claimNumber="1"
      onReady={() => {
        throw bug;
      }}
    />,
    stubService(),
  );

  await expect.poll(() => types(events)).toContain("ck:ready");
  await expect.poll(() => errors).toEqual([bug]);
  expect(screen.getByText("Report 1")).toBeTruthy();
  stop();
});

test("calls the host's latest handler", async () => {
  const held = heldAnswer();
  const service = stubService(held.answer);
  const received: string[] = [];
  const { rerender } = renderWidget(
    <Report claimNumber="1" onReady={() => received.push("first")} />,
    service,
  );
  rerender(<Report claimNumber="1" onReady={() => received.push("second")} />);
  held.release();

  await expect.poll(() => received).toEqual(["second"]);
});

test("emits no claim number, contact or token", async () => {
  const service = stubService((request) =>
    request.path.includes("CLM-SECRET") ? reportOn(request) : status(500)(),
  );
  const { events } = renderWidget(
    <StrictMode>
      <Report claimNumber="CLM-SECRET" isThirdParty contactId="CONTACT-SECRET" />
      <Report claimNumber="CLM-OTHER-SECRET?" />
    </StrictMode>,
    { ...service, token: "TOKEN-SECRET", clientOptions: { subject: "USER-SECRET" } },
  );
  await screen.findByText(/Report CLM/);
  await screen.findByRole("alert");
  await nextFrames();

  expect(types(events)).toContain("ck:error");
  expect(JSON.stringify(events)).not.toContain("SECRET");
});

test("dispatches nothing on the document: React widgets dispatch no DOM events", async () => {
  const received = vi.fn();
  document.addEventListener("ck:ready", received);
  render(<div />);
  const { events } = renderWidget(<Report claimNumber="1" />, stubService());
  await expect.poll(() => types(events)).toContain("ck:ready");

  expect(received).not.toHaveBeenCalled();
  document.removeEventListener("ck:ready", received);
});
