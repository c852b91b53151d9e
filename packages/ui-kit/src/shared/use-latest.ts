"use client";

import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * The newest of a value, for an effect that must not start again when it changes.
 * (React's own `useEffectEvent` is younger than the React 19.0 that the kit runs on.)
 */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
