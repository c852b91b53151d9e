"use client";

import { type RefObject, useLayoutEffect, useRef } from "react";

/** A ref with the latest value, for an effect that must not run again when it changes. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
