import type { CallName } from "../endpoint.ts";
import { ClaimsError, type ClaimsErrorFields } from "../errors.ts";
import type { RequestEndEvent, RequestStartEvent } from "../events.ts";
import type { RetryPolicy } from "../options.ts";
import { pause } from "./abort.ts";
import { attempt, type ReceivedAnswer } from "./attempt.ts";
import { createMessageId } from "./message-id.ts";
import { retryDelay, untilOnline } from "./retry.ts";
import type { Token, Tokens } from "./tokens.ts";

/** One request, ready to be sent but for its bearer and message id. */
export interface OutgoingRequest {
  readonly call: CallName;
  readonly urlTemplate: string;
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** Whether a 404 is handed to the reader rather than thrown. */
  readonly mayBeMissing: boolean;
}

/** How a client sends its requests. */
export interface Transport {
  readonly fetch: typeof globalThis.fetch | undefined;
  readonly tokens: Tokens;
  readonly retry: RetryPolicy;
  readonly messageIdHeader: string;
  onStart(event: RequestStartEvent): void;
  onEnd(event: RequestEndEvent): void;
}

/** An answer that was read, and the message id it can be found by in the server's log. */
export interface Delivery<T> {
  readonly value: T;
  readonly messageId: string;
}

/**
 * Sends a request, again where that may help: after a refused token once, and after passing
 * failures as often as the policy says. Throws a `ClaimsError`, or the signal's reason.
 */
export async function send<T>(
  request: OutgoingRequest,
  transport: Transport,
  read: (answer: ReceivedAnswer) => T,
  signal: AbortSignal,
): Promise<Delivery<T>> {
  const { call } = request;
  const { retry, tokens } = transport;
  const messageId = createMessageId();
  let attempts = 0;
  let retries = 0;
  let renewed = false;

  const error = (reason: string, fields: ClaimsErrorFields): ClaimsError =>
    new ClaimsError(reason, { ...fields, call, messageId, attempts });

  const tokenFrom = async (asked: Promise<Token>): Promise<Token> => {
    try {
      return await asked;
    } catch (thrown) {
      signal.throwIfAborted();
      const isLate = thrown instanceof DOMException && thrown.name === "TimeoutError";
      throw error("getAccessToken gave no token.", {
        code: isLate ? "timeout" : "unauthorized",
        retryable: true,
      });
    }
  };

  let token = await tokenFrom(tokens.get(signal));
  for (;;) {
    attempts += 1;
    const outcome = await attempt(
      request,
      transport,
      { attempt: attempts, messageId, token: token.value },
      read,
      signal,
    );
    if ("value" in outcome) return { value: outcome.value, messageId };

    const { reason, ...fields } = outcome;
    if (fields.status === 401 && !renewed) {
      renewed = true;
      token = await tokenFrom(tokens.renew(token, signal));
      continue;
    }
    const { retryAfterMs } = fields;
    const isTooLong = retryAfterMs !== undefined && retryAfterMs > retry.maxRetryAfterMs;
    if (!fields.retryable || retries >= retry.retries || isTooLong) throw error(reason, fields);

    await pause(retryAfterMs ?? retryDelay(retries, retry), signal);
    await untilOnline(signal);
    retries += 1;
  }
}
