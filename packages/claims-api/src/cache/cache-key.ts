import type { ClaimRef } from "../claim-ref.ts";
import type { Source } from "../endpoint.ts";
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
): string {
  const { isThirdParty, contactId } = (input ?? {}) as Partial<ClaimRef>;
  return JSON.stringify([
    settings.environment,
    serverId,
    settings.clientId,
    settings.subject,
    isThirdParty ? ["third-party", contactId] : "member",
    source.name,
    identityOf(source, input, settings),
  ]);
}

function identityOf<I, O>(source: Source<I, O>, input: I, settings: Settings): unknown {
  if ("run" in source) return source.identity(input);
  try {
    const { url, body } = outgoingRequest(source, input, settings);
    return source.identity?.(input) ?? [url, body];
  } catch {
    return { invalid: input };
  }
}
