"use client";

import { locationSuggest } from "@claimkit/claims-api";
import type { LoadOptions } from "@claimkit/ui-kit";
import { useLocale, useSettings, useWarn } from "@claimkit/widget-runtime";

/**
 * Requests addresses in the United States that match the typed text. If that fails, the host receives a
 * warning, and the search works without suggestions.
 */
export function useSuggestions(serverId: string | undefined): LoadOptions {
  const { client } = useSettings();
  const locale = useLocale();
  const warn = useWarn();

  return async (text, { signal }) => {
    try {
      const server = serverId ? client?.withServer(serverId) : client;
      const answer = await server?.call(locationSuggest, { text }, { signal, locale });
      return (answer?.suggestions ?? []).map((each) => ({ value: each.text, text: each.text }));
    } catch (error) {
      if (!signal.aborted) warn("suggest_failed");
      throw error;
    }
  };
}
