import type { ClaimRef } from "../claim-ref.ts";
import type { Source } from "../endpoint.ts";
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
  const { environment, clientId, subject } = settings;
  return JSON.stringify([
    environment,
    serverId ?? "",
    clientId,
    subject ?? "",
    personaOf(input),
    source.name,
    identityOf(source, input, settings),
  ]);
}

function personaOf(input: Partial<ClaimRef> | unknown): string {
  const { isThirdParty, contactId } = (input ?? {}) as Partial<ClaimRef>;
  return isThirdParty ? `third-party:${contactId}` : "member";
}

function identityOf<I, O>(source: Source<I, O>, input: I, settings: Settings): unknown {
  if ("run" in source) return source.identity(input);
  try {
    const question = source.request(input, settings);
    return source.identity?.(question) ?? [question.params, question.query, question.body];
  } catch {
    return { invalid: input };
  }
}
