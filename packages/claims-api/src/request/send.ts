import { ClaimsError } from "../errors.ts";
import { pause } from "./abort.ts";
import { createMessageId } from "./message-id.ts";
import { retryDelay, untilOnline } from "./retry.ts";
import { type Connection, type ReadableRequest, sendOnce } from "./send-once.ts";
import type { Token } from "./tokens.ts";
import type { Access } from "./users.ts";

/** The content of a response, and the message id of its request. */
export interface SendResult<T> {
  readonly value: T;
  readonly messageId: string;
}

/**
 * Sends a request with retries: once after a rejected token, once after a failed `If-None-Match`, and after
 * temporary failures according to the retry policy. Throws a `ClaimsError`, or the signal's reason.
 */
export async function send<T>(
  request: ReadableRequest<T>,
  connection: Connection,
  access: Access,
  signal: AbortSignal,
): Promise<SendResult<T>> {
  const { retry } = connection.settings;
  const maxRetries = request.mayRepeat === false ? 0 : retry.retries;
  // Events have the id with which the request was sent.
  const messageId = connection.fetch?.claimkitMessageId?.(request.url) ?? createMessageId();
  let attempt = 0;
  let retries = 0;
  let isRenewed = false;
  // Only of the first attempt: a new token may belong to another user.
  let etag = connection.refusesEtags ? undefined : request.etag;
  let isEtagRefused = false;

  // Without a new token, the first 401 is reported. Why: docs/decisions/requests.md#failed-tokens
  const renewToken = (rejected: Token, error: ClaimsError): Promise<Token> =>
    access.renew(rejected, signal).catch(({ cause }: ClaimsError) => {
      signal.throwIfAborted();
      throw new ClaimsError(error, { cause });
    });

  let token = await access.get(signal);
  for (;;) {
    attempt += 1;
    try {
      const attemptFields = { attempt, messageId, token: token.value, etag };
      const value = await sendOnce(request, attemptFields, connection, signal);
      connection.refusesEtags ||= isEtagRefused;
      return { value, messageId };
    } catch (thrown) {
      if (!(thrown instanceof ClaimsError)) throw thrown;
      const wasConditional = etag !== undefined;
      etag = undefined;
      // A rejected preflight looks like a missing network.
      const isNetwork = thrown.code === "network";
      isEtagRefused = wasConditional ? isNetwork : isEtagRefused && !isNetwork;
      if (wasConditional && (isNetwork || thrown.status === 304)) continue;
      if (thrown.status === 401 && !isRenewed) {
        isRenewed = true;
        token = await renewToken(token, thrown);
        continue;
      }
      const { retryable, retryAfterMs } = thrown;
      const isTooLong = retryAfterMs !== undefined && retryAfterMs > retry.maxRetryAfterMs;
      if (!retryable || retries >= maxRetries || isTooLong) throw thrown;
      request.onRetry?.();
      await pause(retryAfterMs ?? retryDelay(retries, retry), signal);
      retries += 1;
      await untilOnline(signal);
    }
  }
}
