import { ClaimsError } from "../errors.ts";
import type { GetAccessToken, TokenReason } from "../options.ts";
import { withDeadline } from "./abort.ts";
import { createInFlight } from "./in-flight.ts";

/** A token, and the number of renewals before it was requested. */
export interface Token {
  readonly value: string;
  readonly renewals: number;
}

/** The bearer tokens of a client. */
export interface Tokens {
  get(signal: AbortSignal): Promise<Token>;
  /** Replaces a rejected token. Calls that are rejected concurrently share one renewal. */
  renew(rejected: Token, signal: AbortSignal): Promise<Token>;
}

/** Valid characters. With others, the error message of `fetch` would contain the token. */
const HEADER_VALUE = /^[\x21-\x7e]+$/;

/** Requests tokens from the host page. Concurrent calls share one request. */
export function createTokens(getAccessToken: GetAccessToken, timeoutMs: number): Tokens {
  const inFlight = createInFlight<Token>();
  let renewed: Token = { value: "", renewals: 0 };

  const requestToken = (reason: TokenReason, signal: AbortSignal): Promise<Token> =>
    inFlight.join(
      reason,
      async (shared) => {
        const { renewals } = renewed;
        let cause: unknown;
        const value = await withDeadline(timeoutMs, shared, async (limit) =>
          getAccessToken({ reason, signal: limit }),
        ).catch((thrown: unknown) => void (cause = thrown));
        shared.throwIfAborted();
        if (typeof value !== "string" || !HEADER_VALUE.test(value)) {
          const advice = "getAccessToken returned no valid token.";
          throw new ClaimsError({ code: "unauthorized" }, { advice, cause });
        }
        if (reason === "initial") return { value, renewals };
        renewed = { value, renewals: renewals + 1 };
        return renewed;
      },
      signal,
    );

  return {
    get: (signal) => requestToken("initial", signal),
    renew: async (rejected, signal) =>
      // Another call may have renewed the token in the meantime.
      renewed.renewals > rejected.renewals ? renewed : requestToken("expired", signal),
  };
}
