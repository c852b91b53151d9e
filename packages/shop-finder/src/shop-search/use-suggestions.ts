"use client";

import { locationSuggest } from "@claimkit/claims-api";
import type { LoadOptions } from "@claimkit/ui-kit";
import { useLocale, useSettings, useWarn } from "@claimkit/widget-runtime";
import { useState } from "react";

/**
 * Requests addresses in the United States that match the typed text. If that fails, the host receives a warning, and
 * there are no suggestions for this text: the search works without them.
 */
export function useSuggestions(
  serverId: string | undefined,
  typed: string,
): LoadOptions | undefined {
  const { client } = useSettings();
  const locale = useLocale();
  const warn = useWarn();
  const [failed, setFailed] = useState<string>();
  // Suggestions are requested for the text without the spaces around it.
  if (typed.trim() === failed) return undefined;

  return async (text, { signal }) => {
    try {
      const server = serverId ? client?.withServer(serverId) : client;
      const answer = await server?.call(locationSuggest, { text }, { signal, locale });
      return (answer?.suggestions ?? []).map((each) => ({ value: each.text, text: each.text }));
    } catch (error) {
      if (!signal.aborted) {
        warn("suggest_failed");
        setFailed(text);
      }
      throw error;
    }
  };
}
