import type { ClaimRef } from "./claim-ref.ts";
import {
  claimContactsRequest,
  claimSummaryRequest,
  closeDetailsRequest,
  contactTimelinesRequest,
  type EndpointRequest,
  payoutDetailsRequest,
  repairsDetailsRequest,
  reportDetailsRequest,
  servicesDetailsRequest,
} from "./endpoints/claim-requests.ts";
import type { ClaimsClientOptions } from "./options.ts";
import { orAbort } from "./request/abort.ts";
import { createMessageId } from "./request/message-id.ts";
import { commonHeaders, type OutgoingRequest, outgoingRequest } from "./request/outgoing.ts";
import { type PreloadedFetch, preloads } from "./request/preloaded.ts";
import { requestInit } from "./request/request-init.ts";
import { resolveSettings } from "./settings.ts";

// See docs/guides/loading-time.md.

/** In ms. A response that no widget has used by then is dropped, and requested again when it is needed. */
const MAX_AGE = 30_000;

/** The claim whose calls to start, and the language of the page. */
export type PreloadInput = ClaimRef & {
  /**
   * Language of the responses. It must be the widgets' language.
   * @default "en-US"
   */
  locale?: string | undefined;
};

const REQUESTS: readonly EndpointRequest<ClaimRef>[] = [
  claimSummaryRequest,
  repairsDetailsRequest,
  reportDetailsRequest,
  servicesDetailsRequest,
  payoutDetailsRequest,
  closeDetailsRequest,
];

interface Answer {
  authorization: string;
  response: Response;
}

interface Sent {
  id: string;
  answer: Promise<Answer | undefined>;
}

/**
 * Starts the calls of a claim's page before the page's own code has loaded. Give the result to the client as its
 * `fetch`: the first request for each call then gets the response that is already on its way. It does so only with
 * the same token, server and language, and within 30 s; all other requests are sent as usual. Called again for the same
 * claim, it returns the same function. When a client is cleared or gets another user, what was not used is aborted.
 *
 * @param options the options of the client
 * @throws a `configuration` error for invalid options
 */
export function preloadClaim(
  options: ClaimsClientOptions,
  claim: PreloadInput,
): typeof globalThis.fetch {
  const settings = resolveSettings(options);
  const { locale = "en-US", ...input } = claim;
  const headers = {
    ...commonHeaders(settings, options.serverId || undefined),
    "Accept-Language": locale,
  };
  const timeline: EndpointRequest<never> = input.contactId
    ? contactTimelinesRequest
    : claimContactsRequest;
  const send = options.fetch ?? globalThis.fetch;
  const { messageId, serverId } = settings.headerNames;
  const usual = new Headers(headers);
  const requests = [...REQUESTS, timeline].map((endpoint) =>
    outgoingRequest(endpoint as Endpoint, input as never, settings, headers),
  );
  const key = JSON.stringify(requests);
  const running = preloads.get(key);
  if (running) return running;

  const over = new AbortController();
  const token = (async () => options.getAccessToken({ reason: "initial", signal: over.signal }))();
  const sent = new Map<string, Sent>(requests.map((request) => [request.url, start(request)]));

  function start(request: OutgoingRequest): Sent {
    const id = createMessageId();
    const answer = async (): Promise<Answer> => {
      const attempt = { messageId: id, token: await token };
      over.signal.throwIfAborted();
      const init = requestInit(request, attempt, settings, over.signal);
      return { authorization: `Bearer ${attempt.token}`, response: await send(request.url, init) };
    };
    // After a failure, the client sends the request itself, and reports why.
    return { id, answer: answer().catch(() => undefined) };
  }

  const preloaded: PreloadedFetch = async (resource, init) => {
    const url = String(resource);
    const early = sent.get(url);
    sent.delete(url);
    const asked = new Headers(init?.headers);
    const isSame =
      asked.get(messageId) === early?.id &&
      ["Accept-Language", serverId].every((name) => asked.get(name) === usual.get(name));
    const found = isSame ? await orAbort(early.answer, init?.signal ?? undefined) : null;
    return found && found.authorization === asked.get("Authorization")
      ? found.response
      : send(resource, init);
  };
  preloaded.claimkitMessageId = (url) => sent.get(url)?.id;
  preloaded.claimkitForget = (isEnd) => {
    if (isEnd) over.abort();
    sent.clear();
    if (preloads.get(key) === preloaded) preloads.delete(key);
  };
  preloads.set(key, preloaded);
  setTimeout(preloaded.claimkitForget, MAX_AGE, false);
  return preloaded;
}

type Endpoint = Parameters<typeof outgoingRequest>[0];
