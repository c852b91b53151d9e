"use client";

import type { SelectKind } from "../events/claims-event.ts";
import { useWidget } from "../frame/widget-context.ts";

/** Tells the host what the user selected in the widget around it; `null` is nothing. */
export function useSelect(kind: SelectKind): (value: string | null) => void {
  const { name, emit } = useWidget();
  return (value) => {
    emit({ type: "ck:select", widget: name, kind, value });
  };
}
