"use client";

import { useState } from "react";

/**
 * A value that the caller may hold, or leave to the component.
 *
 * @param held the caller's value; while it is given, it alone counts
 * @param start the first value of a component that holds its own
 */
export function useControlled<Value>(
  held: Value | undefined,
  start: Value,
): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(start);
  return [held === undefined ? own : held, setOwn];
}
