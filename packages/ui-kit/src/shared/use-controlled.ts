"use client";

import { useState } from "react";

/**
 * A value that is controlled by the caller, or kept by the component.
 *
 * @param controlled the caller's value; takes precedence while it is set
 * @param initial the initial value of an uncontrolled component
 */
export function useControlled<Value>(
  controlled: Value | undefined,
  initial: Value,
): [Value, (next: Value) => void] {
  const [internal, setInternal] = useState(initial);
  return [controlled === undefined ? internal : controlled, setInternal];
}
