"use client";

import type { ClaimsWarning } from "@claimkit/claims-api";
import { useWidget } from "../frame/widget-context.ts";

/**
 * Returns a function that emits `ck:warning` for something that the surrounding widget does without.
 *
 * @throws outside of a `Widget`
 */
export function useWarn(): (code: ClaimsWarning["code"]) => void {
  const { name, emit } = useWidget();
  return (code) => {
    emit({ type: "ck:warning", widget: name, code });
  };
}
