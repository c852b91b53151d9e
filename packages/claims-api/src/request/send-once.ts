import {
  asClaimsError,
  ClaimsError,
  type ClaimsErrorCode,
  type ClaimsErrorFields,
} from "../errors.ts";
import type { RequestEndEvent, RequestStartEvent } from "../events.ts";
import type { Settings } from "../settings.ts";
import { isTimeout, withDeadline } from "./abort.ts";
import { type Bytes, readBody, skipBody } from "./body.ts";
import type { OutgoingRequest } from "./outgoing.ts";
import type { PreloadedFetch } from "./preloaded.ts";
import { requestInit } from "./request-init.ts";
import { retryAfter } from "./retry.ts";

const FIVE_MEGABYTES = 5_000_000;

/** How a client connects to the API. */
export interface Connection {
  readonly settings: Settings;
  readonly fetch: PreloadedFetch | undefined;
  /** Whether the server rejected a request with `If-None-Match`, and accepted the same request without it. */
  refusesEtags?: boolean;
  onStart(event: RequestStartEvent): void;
  onEnd(event: RequestEndEvent): void;
}

/** A request, and how to read its response. `body` is missing for a 404 that the endpoint expects. */
export interface ReadableRequest<T> extends OutgoingRequest {
  /**
   * Whether it may be sent again after a temporary failure.
   * @default true
   */
  readonly mayRepeat?: boolean;
  /** Called before it is sent again after a temporary failure. */
  onRetry?(): void;
  /** `ETag` of the last response, so that the server may answer with a 304 if it is still the same. */
  readonly etag?: string | undefined;
  /** The value for a 304: the last response, unless it was dropped in the meantime. */
  unchanged?(): T | undefined;
  read(response: Response, body?: Bytes): Promise<T>;
}

/** Values that differ between attempts. */
export interface Attempt {
  readonly attempt: number;
  readonly messageId: string;
  readonly token: string;
  readonly etag?: string | undefined;
}

/** Sends a request once and notifies the observers. Throws a `ClaimsError`, or the signal's reason. */
export async function sendOnce<T>(
  request: ReadableRequest<T>,
  sending: Attempt,
  { fetch = globalThis.fetch, settings, onStart, onEnd }: Connection,
  signal: AbortSignal,
): Promise<T> {
  const { about, url, endpoint, read } = request;
  const { attempt, messageId, etag } = sending;
  const { timeoutMs = settings.timeoutMs, maxBytes = FIVE_MEGABYTES } = endpoint;
  const event = { ...about, attempt, messageId };
  const started = performance.now();
  let status: number | undefined;

  const attemptOnce = async (limit: AbortSignal): Promise<T> => {
    const headers = etag ? { ...request.headers, "If-None-Match": etag } : request.headers;
    const sent = { ...request, headers };
    const response = await fetch(url, requestInit(sent, sending, settings, limit));
    ({ status } = response);
    if (response.ok) return read(response, await readBody(response, maxBytes));
    skipBody(response, maxBytes);
    const unchanged = etag && status === 304 ? request.unchanged?.() : undefined;
    if (unchanged) return unchanged;
    if (status === 404 && "notFound" in endpoint) return read(response);
    throw new ClaimsError(errorFieldsOf(response, settings.retry.statuses));
  };

  onStart(event);
  let failure: ClaimsError | undefined;
  try {
    return await withDeadline(timeoutMs, signal, attemptOnce);
  } catch (thrown) {
    signal.throwIfAborted();
    failure = failureOf(thrown);
    const sent = { call: about.call, status, messageId, attempts: attempt };
    throw new ClaimsError({ ...failure, ...sent }, { cause: failure.cause });
  } finally {
    if (!signal.aborted) {
      const durationMs = performance.now() - started;
      onEnd({ ...event, status, durationMs, fromCache: false, errorCode: failure?.code });
    }
  }
}

const CODES: Readonly<Record<number, ClaimsErrorCode>> = {
  401: "unauthorized",
  403: "forbidden",
  404: "not_found",
  408: "timeout",
  429: "rate_limited",
};

function errorFieldsOf(
  { status, headers }: Response,
  retried: readonly number[],
): ClaimsErrorFields {
  const other = status >= 500 ? "server" : status >= 400 ? "bad_request" : "invalid_response";
  return {
    code: CODES[status] ?? other,
    retryable: retried.includes(status),
    retryAfterMs: retryAfter(headers),
  };
}

function failureOf(thrown: unknown): ClaimsError {
  return asClaimsError(thrown, {
    code: isTimeout(thrown) ? "timeout" : "network",
    retryable: true,
  });
}
