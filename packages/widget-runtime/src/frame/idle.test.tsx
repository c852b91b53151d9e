import { reportDetails } from "@claimkit/claims-api";
import { cleanup, screen } from "@testing-library/react";
import { type JSX, type ReactNode, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { nextFrames } from "../../testing/next-frames.ts";
import { heldAnswer, status, stubService } from "../../testing/stub-service.ts";
import { useCall } from "../call/use-call.ts";
import { renderWidget } from "../testing/index.ts";
import { Widget } from "./widget.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A widget that loads when it is opened, written like the widgets of other packages. */
function OpenableWidget({ claimNumber = "1" }: { claimNumber?: string }): JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  const enabled = isOpen || !claimNumber;

  function belowButton(content: ReactNode): JSX.Element {
    return (
      <>
        <button onClick={() => setIsOpen(true)}>Open</button>
        <div hidden={!isOpen}>{content}</div>
      </>
    );
  }

  return (
    <Widget
      name="opened"
      load={useCall(reportDetails, { claimNumber }, { enabled })}
      errorMessage="It failed."
      wrapContent={belowButton}
    >
      {({ incidentType }) => <p>{incidentType}</p>}
    </Widget>
  );
}

const open = (): Promise<void> => userEvent.click(screen.getByRole("button", { name: "Open" }));

test("an idle widget requests nothing, shows no indicator and emits nothing", async () => {
  const service = stubService();
  const { container, events } = renderWidget(<OpenableWidget />, service);
  await nextFrames();

  expect(service.requests).toEqual([]);
  expect(events).toEqual([]);
  expect(container.querySelector("[data-widget]")?.ariaBusy).toBe("false");
  expect(container.textContent).toBe("Open");
});

test("its load and its duration start with the request", async () => {
  const held = heldAnswer();
  const { events } = renderWidget(<OpenableWidget />, stubService(held.answer));
  await nextFrames();
  const opened = performance.now();
  await open();
  expect(screen.getByText("Please wait while we process your request.")).toBeTruthy();

  held.release();
  expect(await screen.findByText("Report 1")).toBeTruthy();
  await nextFrames();
  const loadEvents = events.filter(({ type }) => type !== "ck:request");
  expect(loadEvents.map(({ type }) => type)).toEqual(["ck:click", "ck:loading", "ck:ready"]);
  const ready = events.find((event) => event.type === "ck:ready");
  expect(ready?.loadTimeMs).toBeLessThanOrEqual(Math.ceil(performance.now() - opened));
});

test("its frame stays while it loads and when it fails, and emits clicks", async () => {
  const { events } = renderWidget(<OpenableWidget />, stubService(status(500)));

  await open();

  expect((await screen.findByRole("alert")).textContent).toBe("It failed.");
  expect(screen.getByRole("button", { name: "Open" })).toBeTruthy();
  expect(events).toContainEqual(expect.objectContaining({ type: "ck:click", widget: "opened" }));
});

test("a configuration error is visible while it is closed", async () => {
  const { events } = renderWidget(<OpenableWidget claimNumber="" />, stubService());

  const failure = await screen.findByText("It failed.");
  expect(failure.checkVisibility()).toBe(true);
  expect(screen.getAllByRole("alert")).toHaveLength(1);
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  await expect.poll(() => events.map(({ type }) => type)).toContain("ck:error");
});
