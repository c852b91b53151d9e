import type { ClaimRef } from "../claim-ref.ts";
import type { CallName, Source } from "../endpoint.ts";
import type { Invalidation } from "../events.ts";
import { outgoingRequest } from "../request/outgoing.ts";
import type { Settings } from "../settings.ts";

/**
 * Tells one answer from another. Whatever changes the request changes the key, and so does
 * the persona, even where the request does not carry it. Never throws: input that makes no
 * request has a key too, under which nothing is ever kept.
 */
export function cacheKey<I, O>(
  settings: Settings,
  serverId: string | undefined,
  source: Source<I, O>,
  input: I,
  locale: string | undefined,
): string {
  const { claimNumber, isThirdParty, contactId } = (input ?? {}) as Partial<ClaimRef>;
  const identity = identityOf(source, input, settings);
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

function identityOf<I, O>(source: Source<I, O>, input: I, settings: Settings): unknown {
  try {
    if ("run" in source) return source.identity(input);
    const { url, body } = outgoingRequest(source, input, settings);
    return source.identity?.(input) ?? [url, body];
  } catch {
    return { invalid: input };
  }
}
