import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { collectPageErrors } from "../../testing/hosts-errors.ts";
import { clientOver } from "../../testing/page.ts";
import { Report } from "../../testing/report.tsx";
import { stubService } from "../../testing/stub-service.ts";
import type { ClaimsEvent } from "../events/claims-event.ts";
import type { WidgetEvents } from "../frame/widget-events.ts";
import { ClaimkitProvider } from "../settings/provider.tsx";
import { renderWidget } from "../testing/index.ts";
import { ActionControl } from "./action-control.tsx";
import { useSelect } from "./use-select.ts";

// Links in these tests have a fragment, so that a navigation is visible and harmless.
beforeEach(() => history.replaceState(null, "", location.pathname + location.search));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function showAction(events: WidgetEvents, fallback?: () => void): Promise<ClaimsEvent[]> {
  const rendered = renderWidget(
    <Report
      {...events}
      claimNumber="1"
      view={() => (
        <ActionControl action="view-documents" detail={{ claimNumber: "1" }} fallback={fallback}>
          Documents
        </ActionControl>
      )}
    />,
    stubService(),
  );
  await screen.findByText("Documents");
  return rendered.events;
}

test("emits the requested action and its claim to the host", async () => {
  const events = await showAction({ onAction: (event) => event.preventDefault() });
  await userEvent.click(screen.getByRole("button", { name: "Documents" }));

  const emitted = events.filter(({ type }) => type === "ck:click" || type === "ck:action");
  expect(emitted).toMatchObject([
    { type: "ck:click", widget: "report-accordion", target: "view-documents" },
    { type: "ck:action", action: "view-documents", detail: { claimNumber: "1" } },
  ]);
});

test("can be activated by keyboard", async () => {
  const onAction = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  await showAction({ onAction });
  screen.getByRole("button", { name: "Documents" }).focus();
  await userEvent.keyboard("{Enter}");

  expect(onAction).toHaveBeenCalledOnce();
});

test("follows the host's href unless the host prevents it", async () => {
  const onAction = vi.fn();
  await showAction({ onAction, hrefs: { "view-documents": "#documents" } });
  await userEvent.click(screen.getByRole("link", { name: "Documents" }));

  expect(onAction).toHaveBeenCalledOnce();
  expect(location.hash).toBe("#documents");
});

test("does not follow it if the host prevents it", async () => {
  await showAction({
    onAction: (event) => event.preventDefault(),
    hrefs: { "view-documents": "#documents" },
  });
  await userEvent.click(screen.getByRole("link", { name: "Documents" }));

  expect(location.hash).toBe("");
});

test("builds the href from the action's detail", async () => {
  await showAction({ hrefs: { "view-documents": ({ claimNumber }) => `#of-${claimNumber}` } });

  expect(screen.getByRole("link").getAttribute("href")).toBe("#of-1");
});

test("ignores an href function that throws, and reports the error to the page", async () => {
  const errors: unknown[] = [];
  const stop = collectPageErrors(errors);
  const broken = new Error("A bug of the host's");
  await showAction({
    onAction: (event) => event.preventDefault(),
    hrefs: {
      "view-documents": () => {
        throw broken;
      },
    },
  });

  expect(screen.getByRole("button", { name: "Documents" })).toBeTruthy();
  await expect.poll(() => errors).toContain(broken);
  stop();
});

test("leaves a click that opens a new tab to the browser", async () => {
  const onAction = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  await showAction({ onAction, hrefs: { "view-documents": "#documents" } });
  const link = screen.getByRole("link");
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
  link.addEventListener("click", (event) => expect(event.defaultPrevented).toBe(false));
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  link.dispatchEvent(click);

  expect(onAction).not.toHaveBeenCalled();
});

test.each(["javascript:alert(1)", "data:text/html,x", "https://example.com/\r\nX: y"])(
  "does not render a link for the href %j",
  async (href) => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    await showAction({ onAction: () => {}, hrefs: { "view-documents": href } });

    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getByRole("button", { name: "Documents" })).toBeTruthy();
  },
);

test("ignores inherited properties of hrefs", async () => {
  const hrefs: object = JSON.parse('{ "__proto__": { "view-documents": "#polluted" } }');
  await showAction({ onAction: () => {}, hrefs });

  expect(screen.queryByRole("link")).toBeNull();
});

test("warns developers if the host does not handle an action after all", async () => {
  const consoleWarn = vi.spyOn(console, "warn").mockImplementation(() => {});
  await showAction({ onAction: () => {} });
  await userEvent.click(screen.getByRole("button", { name: "Documents" }));

  expect(consoleWarn).toHaveBeenCalledExactlyOnceWith(
    'Nobody took over "view-documents" of report-accordion. Call preventDefault() on its ck:action event, or give the widget hrefs={{ "view-documents": "…" }}. See https://github.com/claimkit/claimkit/blob/main/docs/guides/routing.md',
  );
});

test("hides controls that nobody handles, and warns developers once for each action", async () => {
  const consoleWarn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const detail = { claimNumber: "1" };
  renderWidget(
    <Report
      claimNumber="1"
      hrefs={{ "track-claim": null, "open-faqs": "javascript:alert(1)" }}
      view={() => (
        <>
          {(["tell-us-more", "track-claim", "open-faqs"] as const).map((action) => (
            <ActionControl key={action} action={action} detail={detail} otherwise={`${action};`}>
              {action}
            </ActionControl>
          ))}
          <ActionControl action="tell-us-more" detail={detail}>
            Again
          </ActionControl>
          <ActionControl action="all-claims" detail={detail}>
            All claims
          </ActionControl>
          <ActionControl action="track-claim" detail={detail} fallback={() => {}}>
            Track
          </ActionControl>
        </>
      )}
    />,
    { ...stubService(), actions: ["all-claims", "track-claim"] },
  );

  await screen.findByRole("button", { name: "All claims" });
  expect(screen.getAllByRole("button")).toHaveLength(1);
  expect(screen.getByText("tell-us-more;track-claim;open-faqs;", { exact: false })).toBeTruthy();
  const warnings = consoleWarn.mock.calls.map(([message]) => String(message));
  expect(warnings.filter((message) => message.startsWith("Nobody handles"))).toEqual([
    expect.stringContaining('Nobody handles "tell-us-more" of report-accordion'),
    expect.stringContaining('Nobody handles "open-faqs" of report-accordion'),
  ]);
});

test.each([
  { host: "handles no events", onEvent: undefined, shown: 0 },
  { host: "receives events", onEvent: () => {}, shown: 1 },
])("a host that $host sees $shown controls", async ({ onEvent, shown }) => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  render(
    <ClaimkitProvider client={clientOver(stubService())} onEvent={onEvent}>
      <Report
        claimNumber="1"
        view={() => (
          <ActionControl action="electronic-payment" detail={{ claimNumber: "1" }} otherwise="None">
            Pay
          </ActionControl>
        )}
      />
    </ClaimkitProvider>,
  );

  await screen.findByText(/^(None|Pay)$/);
  expect(screen.queryAllByRole("button")).toHaveLength(shown);
});

test("performs its fallback if neither the host nor an href handles the action", async () => {
  const consoleWarn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const fallback = vi.fn();
  const events = await showAction({}, fallback);
  await userEvent.click(screen.getByRole("button", { name: "Documents" }));

  expect(fallback).toHaveBeenCalledOnce();
  expect(events.filter(({ type }) => type === "ck:action")).toHaveLength(1);
  expect(consoleWarn).not.toHaveBeenCalled();
});

test.each([
  {
    handler: "the host",
    events: { onAction: (event: { preventDefault(): void }) => event.preventDefault() },
    role: "button",
  },
  { handler: "an href", events: { hrefs: { "view-documents": "#documents" } }, role: "link" },
])("does not perform its fallback if $handler handles it", async ({ events, role }) => {
  const fallback = vi.fn();
  await showAction(events, fallback);
  await userEvent.click(screen.getByRole(role, { name: "Documents" }));

  expect(fallback).not.toHaveBeenCalled();
});

test("emits an event that can be cloned and serialized", async () => {
  const events = await showAction({ onAction: (event) => event.preventDefault() });
  await userEvent.click(screen.getByRole("button", { name: "Documents" }));
  const action = events.find(({ type }) => type === "ck:action");

  expect(structuredClone(action)).toEqual(JSON.parse(JSON.stringify(action)));
});

function Cards() {
  const select = useSelect("timeline");
  return (
    <>
      <button onClick={() => select("REPAIRS")}>Repairs</button>
      <button onClick={() => select(null)}>None</button>
    </>
  );
}

test("emits what the user selects, and when the selection is cleared", async () => {
  const { events } = renderWidget(<Report claimNumber="1" view={() => <Cards />} />, stubService());
  await userEvent.click(await screen.findByRole("button", { name: "Repairs" }));
  await userEvent.click(screen.getByRole("button", { name: "None" }));

  expect(events.filter(({ type }) => type === "ck:select")).toMatchObject([
    { widget: "report-accordion", kind: "timeline", value: "REPAIRS" },
    { widget: "report-accordion", kind: "timeline", value: null },
  ]);
});
