"use client";

import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * A ref with the latest value, for an effect that must not run again when it changes. (React's
 * `useEffectEvent` is newer than React 19.0, which the kit supports.)
 */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
