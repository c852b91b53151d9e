import { ClaimsError } from "../errors.ts";
import { pause } from "./abort.ts";
import { createMessageId } from "./message-id.ts";
import type { OutgoingRequest } from "./outgoing.ts";
import { retryDelay, untilOnline } from "./retry.ts";
import { type Connection, type Reader, sendOnce } from "./send-once.ts";
import type { Token } from "./tokens.ts";

/** What was read from an answer, and the message id it can be found by in the server's log. */
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
  connection: Connection,
  read: Reader<T>,
  signal: AbortSignal,
): Promise<Delivery<T>> {
  const { about, headers, body } = request;
  const { tokens, settings } = connection;
  const { retry, headerNames } = settings;
  const messageId = createMessageId();
  let attempt = 0;
  let retries = 0;
  let isRenewed = false;

  // Without a new token, the refusal stands.
  const renewed = (refused: Token, refusal: ClaimsError): Promise<Token> =>
    tokens.renew(refused, signal).catch(() => {
      signal.throwIfAborted();
      throw refusal;
    });

  let token = await tokens.get(signal);
  for (;;) {
    attempt += 1;
    const init: RequestInit = {
      method: about.method,
      headers: {
        ...headers,
        [headerNames.messageId]: messageId,
        Authorization: `Bearer ${token.value}`,
      },
      body,
      // The bearer is all the identity there is: it goes to no other host, and nothing else goes with it.
      redirect: "error",
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
    };
    try {
      const event = { ...about, attempt, messageId };
      const value = await sendOnce(request, init, connection, event, read, signal);
      return { value, messageId };
    } catch (thrown) {
      if (!(thrown instanceof ClaimsError)) throw thrown;
      if (thrown.status === 401 && !isRenewed) {
        isRenewed = true;
        token = await renewed(token, thrown);
        continue;
      }
      const wait = thrown.retryAfterMs ?? retryDelay(retries, retry);
      if (!thrown.retryable || retries >= retry.retries || wait > retry.maxRetryAfterMs)
        throw thrown;
      retries += 1;
      await pause(wait, signal);
      await untilOnline(signal);
    }
  }
}
