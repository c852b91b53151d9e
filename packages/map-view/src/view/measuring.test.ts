import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Box, startMeasuring } from "./measuring.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const box: Box = { x: 0, y: 0, width: 600, height: 400 };

/** Times of all measurements within a while, in ms. */
function measureFor(ms: number, boxAt: (time: number) => Box = () => box) {
  const start = Date.now();
  const times: number[] = [];
  const changes = vi.fn<(box: Box) => void>();
  const measuring = startMeasuring(() => {
    times.push(Date.now() - start);
    return boxAt(Date.now() - start);
  }, changes);
  vi.advanceTimersByTime(ms);
  return { times, changes, measuring };
}

test("measures after 16 ms, and doubles the pause up to 750 ms while nothing changes", () => {
  const { times, changes } = measureFor(4000);
  const pauses = times.map((time, at) => time - (times[at - 1] ?? 0));

  expect(pauses).toEqual([16, 16, 32, 64, 128, 256, 512, 750, 750, 750]);
  expect(changes).toHaveBeenCalledExactlyOnceWith(box);
});

test("measures every 16 ms again after a change, also of the position in the page", () => {
  const { times, changes } = measureFor(300, (time) => (time > 200 ? { ...box, y: 90 } : box));

  expect(times).toEqual([16, 32, 64, 128, 256, 272]);
  expect(changes).toHaveBeenLastCalledWith({ ...box, y: 90 });
});

test("wakes up at once", () => {
  const { times, measuring } = measureFor(3000);
  const before = times.length;

  measuring.wake();
  expect(times).toHaveLength(before + 1);
  vi.advanceTimersByTime(40);
  expect(times).toHaveLength(before + 2);
});

test("stops", () => {
  const { times, measuring } = measureFor(100);
  const before = times.length;

  measuring.stop();
  vi.advanceTimersByTime(5000);

  expect(times).toHaveLength(before);
});
