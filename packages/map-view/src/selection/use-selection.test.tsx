import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { ViewError } from "../view/view-error.ts";
import { useSelection } from "./use-selection.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("keeps what is selected on each layer, until it is cleared", () => {
  const { result } = renderHook(() => useSelection({ sources: ["shops", "towers"] }));

  act(() => result.current.set("shops", ["a", "b"]));
  act(() => result.current.set("towers", ["a"]));
  expect(result.current.of("shops")).toEqual(["a", "b"]);
  expect(result.current.has("towers", "b")).toBe(false);
  act(() => result.current.clear());

  expect(result.current.of("shops")).toEqual([]);
});

test("another layer: 'A selection cannot be set on a layer that is not in sources'", () => {
  const onError = vi.fn<(error: ViewError) => void>();
  const { result } = renderHook(() => useSelection({ sources: ["shops"], onError }));

  act(() => result.current.set("constructor", ["a"]));

  expect(onError).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      code: "selection-not-in-sources",
      message: "A selection cannot be set on a layer that is not in sources",
    }),
  );
  expect(result.current.of("constructor")).toEqual([]);
});

test("without onError, logs a warning", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { result } = renderHook(() => useSelection({ sources: [] }));

  act(() => result.current.set("shops", ["a"]));

  expect(warn).toHaveBeenCalledExactlyOnceWith(
    "ViewError: A selection cannot be set on a layer that is not in sources",
  );
});
