import { cleanup, render } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LoadState } from "../call/load-state.ts";
import { useDoneAnnouncement } from "./use-done-announcement.ts";

const announce = vi.hoisted(() => vi.fn());
vi.mock(import("@claimkit/ui-kit/announcer"), async (original) => ({
  ...(await original()),
  announce,
}));

let now = 0;

beforeEach(() => {
  now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  announce.mockReset();
});

function Loader({ status }: Pick<LoadState<unknown>, "status">) {
  const widget = useRef<HTMLElement>(null);
  useDoneAnnouncement(status, widget, "Finished loading.");
  return <section ref={widget} />;
}

test.each([
  { what: "announces the end of a long wait", waited: 3_000, status: "ready", times: 1 },
  { what: "announces nothing after a short wait", waited: 300, status: "ready", times: 0 },
  {
    what: "announces nothing after a failure, which has an alert",
    waited: 3_000,
    status: "error",
    times: 0,
  },
] as const)("$what", ({ waited, status, times }) => {
  const { rerender } = render(<Loader status="loading" />);
  now += waited;
  rerender(<Loader status={status} />);

  expect(announce).toHaveBeenCalledTimes(times);
});

test("announces nothing if the data is there on the first render", () => {
  now = 60_000;
  render(<Loader status="ready" />);

  expect(announce).not.toHaveBeenCalled();
});
