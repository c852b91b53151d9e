"use client";

import { type RefObject, useLayoutEffect, useRef } from "react";

/** The newest of a value, for an effect that must not start again when it changes. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
