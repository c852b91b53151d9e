"use client";

import { locationSuggest } from "@claimkit/claims-api";
import type { LoadOptions } from "@claimkit/ui-kit";
import { useLocale, useSettings, useWarn } from "@claimkit/widget-runtime";

/**
 * Requests addresses in the United States that fit what was typed. If that fails, the search goes on
 * without them, and the host receives a warning.
 */
export function useSuggestions(serverId: string | undefined): LoadOptions {
  const { client } = useSettings();
  const locale = useLocale();
  const warn = useWarn();

  return async (text, { signal }) => {
    try {
      const asked = serverId ? client?.withServer(serverId) : client;
      const answer = await asked?.call(locationSuggest, { text }, { signal, locale });
      return (answer?.suggestions ?? []).map((each) => ({ value: each.text, text: each.text }));
    } catch (error) {
      if (!signal.aborted) warn("suggest_failed");
      throw error;
    }
  };
}
