"use client";

import { useInsertionEffect, useRef, useState } from "react";

/**
 * Returns a function that calls the latest `callback`, for an effect that must not run again when the callback
 * changes. Like React's `useEffectEvent`, which is newer than React 19.0.
 */
export function useEffectEvent<Parameters extends unknown[], Result>(
  callback: (...parameters: Parameters) => Result,
): (...parameters: Parameters) => Result {
  const latest = useRef(callback);
  // Insertion effects run before all layout effects, including the children's.
  useInsertionEffect(() => {
    latest.current = callback;
  });
  const [call] = useState(
    () =>
      (...parameters: Parameters): Result =>
        latest.current(...parameters),
  );
  return call;
}
