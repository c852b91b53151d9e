"use client";

import type { SelectKind } from "../events/claims-event.ts";
import { useWidget } from "../frame/widget-context.ts";

/**
 * Returns a function that emits the user's selection in the surrounding widget; `null` clears it.
 *
 * @throws outside of a `Widget`
 */
export function useSelect(kind: SelectKind): (value: string | null) => void {
  const { name, emit } = useWidget();
  return (value) => {
    emit({ type: "ck:select", widget: name, kind, value });
  };
}
