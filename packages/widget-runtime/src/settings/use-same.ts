"use client";

import { useState } from "react";

/**
 * Returns the previous object while the new one has the same values, because a new value of a context renders
 * everything below it.
 */
export function useSame<T extends object>(value: T): T {
  const [last, setLast] = useState(value);
  const names = Object.keys({ ...last, ...value }) as (keyof T)[];
  if (names.every((name) => Object.is(last[name], value[name]))) return last;
  setLast(value);
  return value;
}
