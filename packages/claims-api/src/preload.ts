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
import { ownFields } from "./own-fields.ts";
import { orAbort } from "./request/abort.ts";
import { createMessageId } from "./request/message-id.ts";
import { commonHeaders, type OutgoingRequest, outgoingRequest } from "./request/outgoing.ts";
import type { PreloadedFetch } from "./request/preloaded.ts";
import { requestInit } from "./request/request-init.ts";
import { resolveSettings } from "./settings.ts";

// See docs/guides/loading-time.md.

/** In ms. A response that no widget has used by then is dropped, and requested again when it is needed. */
const MAX_AGE = 30_000;

/** The claim whose calls to start, and the language of the page. */
export type PreloadInput = ClaimRef & {
  /**
   * Language of the responses, the same as that of the widgets.
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

interface Sent {
  authorization: string;
  response: Response;
}

/**
 * Starts the calls of a claim's page before the page's own code has loaded. Give the result to the client as its
 * `fetch`: the first request for each call then gets the response that is already on its way. It does so only with
 * the same token, server and language, and within 30 s; all other requests are sent as usual.
 *
 * @param clientOptions the options of the client
 * @throws a `configuration` error for invalid options
 */
export function preloadClaim(
  clientOptions: ClaimsClientOptions,
  claim: PreloadInput,
): typeof globalThis.fetch {
  const options = ownFields(clientOptions);
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
  const over = new AbortController();
  const ids = new Map<string, string>();
  const sent = new Map<string, Promise<Sent | undefined>>();

  const token = (async () => options.getAccessToken({ reason: "initial", signal: over.signal }))();
  for (const endpoint of [...REQUESTS, timeline]) {
    const request = outgoingRequest(endpoint as Endpoint, input as never, settings, headers);
    const id = createMessageId();
    ids.set(request.url, id);
    // After a failure, the client sends the request itself, and reports why.
    sent.set(
      request.url,
      start(request, id).catch(() => undefined),
    );
  }
  function forget(): void {
    ids.clear();
    sent.clear();
  }
  setTimeout(forget, MAX_AGE);

  async function start(request: OutgoingRequest, id: string): Promise<Sent> {
    const attempt = { messageId: id, token: await token };
    const init = requestInit(request, attempt, settings, over.signal);
    return { authorization: `Bearer ${attempt.token}`, response: await send(request.url, init) };
  }

  const preloaded: PreloadedFetch = async (resource, init) => {
    const url = String(resource);
    const [id, early] = [ids.get(url), sent.get(url)];
    ids.delete(url);
    sent.delete(url);
    const asked = new Headers(init?.headers);
    const isSame =
      asked.get(messageId) === id &&
      ["Accept-Language", serverId].every((name) => asked.get(name) === usual.get(name));
    const found = isSame ? await orAbort(Promise.resolve(early), init?.signal ?? undefined) : null;
    return found && found.authorization === asked.get("Authorization")
      ? found.response
      : send(resource, init);
  };
  preloaded.claimkitMessageId = (url) => ids.get(url);
  preloaded.claimkitForget = forget;
  return preloaded;
}

type Endpoint = Parameters<typeof outgoingRequest>[0];
