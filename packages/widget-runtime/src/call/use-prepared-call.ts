"use client";

import type { ClaimsClient, PreparedCall, Source } from "@claimkit/claims-api";
import { useMemo } from "react";

/** Prepares a call's request once per input. Widgets pass a new object on every render. */
export function usePreparedCall<I extends object, O>(
  client: ClaimsClient | undefined,
  source: Source<I, O>,
  input: I,
  locale: string,
): PreparedCall<O> | undefined {
  const json = JSON.stringify(input);
  return useMemo(
    () => client?.prepare(source, JSON.parse(json) as I, { locale }),
    [client, source, json, locale],
  );
}
