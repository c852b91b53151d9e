"use client";

import type { ClaimRef, Call } from "@claimkit/claims-api";
import type { ClaimQuery } from "../frame/widget-events.ts";
import type { LoadState } from "./load-state.ts";
import { useCall, type UseCallOptions } from "./use-call.ts";

/** The claim that a widget is about, and on whose behalf it requests, from its props. */
export function claimOf({
  claimNumber,
  isThirdParty,
  contactId,
  serverId,
}: ClaimQuery): ClaimQuery {
  // Destructuring loses the link between `contactId` and `isThirdParty` in the types. Without its contact, a call fails.
  return { claimNumber, isThirdParty, contactId, serverId } as ClaimQuery;
}

/**
 * Requests data about a claim, like {@link useCall}.
 *
 * @param claim the claim, or the props of a widget, of which only the claim is read
 */
export function useClaimCall<O>(
  source: Call<ClaimRef, O>,
  claim: ClaimQuery,
  options: Omit<UseCallOptions, "serverId"> = {},
): LoadState<O> {
  const { serverId, ...input } = claimOf(claim);
  return useCall(source, input, { serverId, ...options });
}
