import type { ClaimRef } from "../claim-ref.ts";
import type { Source } from "../endpoint.ts";
import type { CallName } from "../endpoints.ts";
import type { Invalidation } from "../events.ts";
import type { Settings } from "../settings.ts";

/** What tells answers to the same input apart. */
interface KeyContext {
  settings: Settings;
  serverId: string | undefined;
  locale: string | undefined;
}

/**
 * The key of an answer. Whatever changes the request changes the key, and so does the persona, even
 * where the request does not carry it.
 *
 * @param identity what of the input tells one answer from another
 */
export function cacheKey<I, O>(
  source: Source<I, O>,
  input: I,
  identity: unknown,
  { settings, serverId, locale }: KeyContext,
): string {
  const { claimNumber, isThirdParty, contactId } = (input ?? {}) as Partial<ClaimRef>;
  const parts: readonly unknown[] = source.identity ? [identity].flat() : [claimNumber];
  return JSON.stringify([
    [source.name, ...("uses" in source ? (source.uses ?? []) : [])],
    // An answer that several claims share belongs to none of them.
    parts.includes(claimNumber) ? claimNumber : null,
    settings.environment,
    serverId,
    settings.clientId,
    settings.subject,
    locale,
    isThirdParty ? ["third-party", contactId] : "member",
    identity,
  ]);
}

/** Selects the keys of the answers that an invalidation drops. */
export function keyMatcher({ claimNumber, calls }: Invalidation): (key: string) => boolean {
  return (key) => {
    const [names, ofClaim] = JSON.parse(key) as [CallName[], string | null];
    return (
      (claimNumber === undefined || claimNumber === ofClaim) &&
      (calls === undefined || calls.some((call) => names.includes(call)))
    );
  };
}
