import { type ClaimsErrorCode, type ClaimsErrorFields, isClaimsError } from "../errors.ts";
import { withDeadline } from "./abort.ts";
import { leave, readBytes } from "./body.ts";
import { retryAfter } from "./retry.ts";
import type { OutgoingRequest, Transport } from "./send.ts";

/** What came back with a 2xx status, or with the 404 that an endpoint expects. */
export interface ReceivedAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
}

/** How an attempt failed: the fields of the error it may become, and its reason in words. */
export interface Failure extends ClaimsErrorFields {
  readonly reason: string;
}

interface Credentials {
  readonly attempt: number;
  readonly messageId: string;
  readonly token: string;
}

/** Sends a request once, and tells the observers. Throws nothing but the signal's reason. */
export async function attempt<T>(
  request: OutgoingRequest,
  transport: Transport,
  { attempt, messageId, token }: Credentials,
  read: (answer: ReceivedAnswer) => T,
  signal: AbortSignal,
): Promise<{ value: T } | Failure> {
  const { call, urlTemplate, method } = request;
  const event = { call, urlTemplate, method, attempt, messageId };
  transport.onStart(event);
  const started = performance.now();

  const headers = {
    ...request.headers,
    [transport.messageIdHeader]: messageId,
    Authorization: `Bearer ${token}`,
  };
  const received = await receive(request, transport, headers, signal);
  const outcome = "reason" in received ? received : reading(received, read);

  transport.onEnd({
    ...event,
    ...(received.status !== undefined && { status: received.status }),
    durationMs: performance.now() - started,
    fromCache: false,
    ...("code" in outcome && { errorCode: outcome.code }),
  });
  return outcome;
}

async function receive(
  { url, method, body, timeoutMs, maxBytes, mayBeMissing }: OutgoingRequest,
  { fetch = globalThis.fetch, retry }: Transport,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<ReceivedAnswer | Failure> {
  let status: number | undefined;
  try {
    return await withDeadline(timeoutMs, signal, async (limit) => {
      const response = await fetch(url, {
        method,
        headers,
        ...(body !== undefined && { body }),
        signal: limit,
        // The bearer is all the identity there is: it goes to no other host, and nothing else goes with it.
        redirect: "error",
        credentials: "omit",
        referrerPolicy: "no-referrer",
        cache: "no-store",
      });
      status = response.status;
      if (!response.ok) {
        leave(response.body);
        return status === 404 && mayBeMissing
          ? { status, headers: response.headers, bytes: new Uint8Array() }
          : refusal(response, retry.statuses);
      }
      const bytes = await readBytes(response, maxBytes);
      return bytes
        ? { status, headers: response.headers, bytes }
        : { reason: "the answer is too long", code: "invalid_response", status };
    });
  } catch (thrown) {
    signal.throwIfAborted();
    const isLate = thrown instanceof DOMException && thrown.name === "TimeoutError";
    return {
      ...(isLate
        ? { reason: "no answer in time", code: "timeout" }
        : { reason: "the network failed", code: "network" }),
      ...(status !== undefined && { status }),
      retryable: true,
    };
  }
}

function refusal({ status, headers }: Response, retryableStatuses: readonly number[]): Failure {
  const retryAfterMs = retryAfter(headers.get("Retry-After"));
  return {
    reason: `HTTP ${status}`,
    code: errorCode(status),
    status,
    retryable: retryableStatuses.includes(status),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
}

const ERROR_CODES = new Map<number, ClaimsErrorCode>([
  [401, "unauthorized"],
  [403, "forbidden"],
  [404, "not_found"],
  [408, "timeout"],
  [429, "rate_limited"],
]);

function errorCode(status: number): ClaimsErrorCode {
  return (
    ERROR_CODES.get(status) ??
    (status >= 500 ? "server" : status >= 400 ? "bad_request" : "invalid_response")
  );
}

function reading<T>(
  answer: ReceivedAnswer,
  read: (answer: ReceivedAnswer) => T,
): { value: T } | Failure {
  try {
    return { value: read(answer) };
  } catch (thrown) {
    const issuePath = isClaimsError(thrown) ? thrown.issuePath : undefined;
    return {
      reason: issuePath ? `the answer does not fit at ${issuePath}` : "the answer does not fit",
      code: "invalid_response",
      status: answer.status,
      ...(issuePath && { issuePath }),
    };
  }
}
