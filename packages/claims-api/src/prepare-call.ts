import { type CallResult, type ClaimsWarning, limitWarnings } from "./answer.ts";
import type { CachedAnswer } from "./cache/answer-cache.ts";
import { cacheKey } from "./cache/cache-key.ts";
import type { ClaimsClient } from "./claims-client.ts";
import type { CallOptions, CombinedCall, Endpoint, Call } from "./endpoint.ts";
import { ClaimsError } from "./errors.ts";
import { DEFAULT_LANGUAGE, readAnswer } from "./read-answer.ts";
import { outgoingRequest } from "./request/outgoing.ts";
import { send } from "./request/send.ts";
import type { Connection } from "./request/send-once.ts";
import { isForThirdParty, loadRedaction } from "./third-party.ts";
import type { Access } from "./request/users.ts";

/** Everything that a call needs besides its input. */
export interface CallContext extends Pick<ClaimsClient, "serverId"> {
  /** Loads a part of a combined call, for the same user. */
  loadPart<I, O>(
    source: Call<I, O>,
    input: I,
    options: CallOptions,
    access: Access,
  ): Promise<CallResult<O>>;
  readonly connection: Connection;
  /** Headers of every request to this server. */
  readonly headers: Readonly<Record<string, string>>;
  readonly locale: string | undefined;
}

/** A call and its input, ready to be sent. */
export interface CallRequest {
  /** Cache key. */
  readonly key: string;
  /** Why it cannot be sent. */
  readonly invalid?: { readonly error: unknown };
  /** Sends the request. `last` returns the previous response, possibly outdated, for use after a 304. */
  fetch(
    signal: AbortSignal,
    access: Access,
    last: () => CachedAnswer | undefined,
  ): Promise<CachedAnswer>;
}

/** Characters of language tags. With others, `fetch` would fail without a helpful message. */
const LANGUAGE_TAG = /^[a-z\d-]+$/i;

/**
 * Builds the request of a call once, for its cache key and for all callers. Never throws: invalid input is
 * reported as `invalid`, and nothing is ever cached under the key.
 */
export function prepareCall<I, O>(source: Call<I, O>, input: I, context: CallContext): CallRequest {
  const { serverId, connection, locale } = context;
  const about = { settings: connection.settings, serverId, locale };
  try {
    const { identity, fetch } =
      "run" in source ? combinedCall(source, input, context) : singleCall(source, input, context);
    return { key: cacheKey(source, input, identity, about), fetch };
  } catch (thrown) {
    const key = cacheKey(source, input, { invalid: input }, about);
    return { key, invalid: { error: thrown }, fetch: () => Promise.reject(thrown) };
  }
}

interface IdentifiedCall extends Pick<CallRequest, "fetch"> {
  /** The part of the input that the result depends on. */
  identity: unknown;
}

function singleCall<I, O>(
  endpoint: Endpoint<I, O>,
  input: I,
  { connection, headers: common, locale }: CallContext,
): IdentifiedCall {
  const { settings } = connection;
  const headers = locale ? { ...common, "Accept-Language": locale } : common;
  const request = outgoingRequest(endpoint, input, settings, headers);
  return {
    identity: endpoint.identity?.(input) ?? [request.url, request.body],
    async fetch(signal, access, last) {
      if (locale && !LANGUAGE_TAG.test(locale)) {
        const advice = "locale is not a language tag such as es-US.";
        throw new ClaimsError({ code: "configuration", call: endpoint.name }, { advice });
      }
      // If it fails, it is tried again with the response.
      if (isForThirdParty(endpoint, input)) loadRedaction().catch(() => undefined);
      const before = last();
      const isSame = before?.url === request.url;
      const { value, messageId } = await send<Omit<CachedAnswer, "messageId">>(
        {
          ...request,
          etag: isSame ? before.etag : undefined,
          unchanged: () => (last() === before ? before : undefined),
          async read(response, body) {
            const answer = await readAnswer(endpoint, input, settings, locale, response, body);
            // Not of documents, which are too large to keep.
            const isKept = body && endpoint.method === "GET" && !endpoint.accept;
            const etag = isKept ? (response.headers.get("ETag") ?? undefined) : undefined;
            return { ...answer, etag, url: request.url };
          },
        },
        connection,
        access,
        signal,
      );
      return { ...value, messageId };
    },
  };
}

function combinedCall<I, O>(
  combined: CombinedCall<I, O>,
  input: I,
  { loadPart, connection, locale }: CallContext,
): IdentifiedCall {
  return {
    identity: combined.identity(input),
    async fetch(signal, access) {
      const warnings: ClaimsWarning[] = [];
      let language = DEFAULT_LANGUAGE;
      let calls = 0;
      const data = await combined.run(
        {
          async call(source, part, { reload } = {}) {
            const place = ++calls;
            const answer = await loadPart(source, part, { signal, reload, locale }, access);
            warnings.push(...answer.warnings);
            // The last call is the one with the texts, also if an earlier one takes longer.
            if (place === calls) ({ language } = answer);
            return answer.data;
          },
        },
        input,
        { settings: connection.settings, signal, warnings },
      );
      return { data, warnings: limitWarnings(warnings), language, messageId: "" };
    },
  };
}
