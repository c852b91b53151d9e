"use client";

import type { ClaimsWarning } from "@claimkit/claims-api";
import { useWidget } from "../frame/widget-context.ts";

/** Tells the host of something that the widget around it does without, as `ck:warning`. */
export function useWarn(): (code: ClaimsWarning["code"]) => void {
  const { name, emit } = useWidget();
  return (code) => {
    emit({ type: "ck:warning", widget: name, code });
  };
}
