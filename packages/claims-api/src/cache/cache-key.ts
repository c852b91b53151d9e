import type { ClaimRef } from "../claim-ref.ts";
import type { Call } from "../endpoint.ts";
import type { CallName } from "../endpoints.ts";
import type { Invalidation } from "../events.ts";
import type { Settings } from "../settings.ts";

/** Everything besides call and input that affects the result. */
interface KeyContext {
  settings: Settings;
  serverId: string | undefined;
  locale: string | undefined;
}

/**
 * The cache key of a result. It depends on everything that changes the request, and on the persona even
 * if the request does not contain it.
 *
 * @param identity the part of the input that the result depends on
 */
export function cacheKey<I, O>(
  source: Call<I, O>,
  input: I,
  identity: unknown,
  { settings, serverId, locale }: KeyContext,
): string {
  const { claimNumber, isThirdParty, contactId } = (input ?? {}) as Partial<ClaimRef>;
  const parts: readonly unknown[] = source.identity ? [identity].flat() : [claimNumber];
  return JSON.stringify([
    [source.name, ...("uses" in source ? (source.uses ?? []) : [])],
    // A result that claims share is not dropped with any of them.
    parts.includes(claimNumber) ? claimNumber : null,
    settings.environment,
    serverId,
    settings.clientId,
    // Results of the user before are dropped, if a function returns another subject.
    typeof settings.subject === "string" ? settings.subject : null,
    locale,
    isThirdParty ? ["third-party", contactId] : "member",
    identity,
  ]);
}

/** Returns whether an invalidation drops the result with a key. */
export function keyMatcher({ claimNumber, calls }: Invalidation): (key: string) => boolean {
  return (key) => {
    const [names, ofClaim] = JSON.parse(key) as [CallName[], string | null];
    return (
      (claimNumber === undefined || claimNumber === ofClaim) &&
      (calls === undefined || calls.some((call) => names.includes(call)))
    );
  };
}
