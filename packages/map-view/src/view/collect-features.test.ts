import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { collectFeatures } from "./collect-features.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (ms: number, ...items: string[]): Promise<string[]> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(items), ms);
  });

test("a provider has 5000 ms; later results are dropped", async () => {
  const onChange = vi.fn<(items: string[]) => void>();
  const collected = collectFeatures([after(5001, "late"), after(4999, "in time")], onChange);

  await vi.advanceTimersByTimeAsync(6000);

  expect(await collected).toEqual({ items: ["in time"], missing: 1 });
  expect(onChange).toHaveBeenCalledExactlyOnceWith(["in time"]);
});

test("shows the results so far, in the order of the providers", async () => {
  const onChange = vi.fn<(items: string[]) => void>();
  const collected = collectFeatures([after(200, "A"), after(100, "B"), ["C"]], onChange);

  await vi.advanceTimersByTimeAsync(300);
  await collected;

  expect(onChange.mock.calls).toEqual([[["C"]], [["B", "C"]], [["A", "B", "C"]]]);
});

test("a provider that fails does not hide the results of others", async () => {
  const failed = Promise.reject(new Error("offline"));

  expect(await collectFeatures([failed, ["A"]])).toEqual({ items: ["A"], missing: 1 });
});

test("leaks no timer", async () => {
  await collectFeatures([["A"]]);

  expect(vi.getTimerCount()).toBe(0);
});
