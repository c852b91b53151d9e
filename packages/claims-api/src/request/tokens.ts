import type { GetAccessToken, TokenReason } from "../options.ts";
import { withDeadline } from "./abort.ts";
import { ClaimsError } from "../errors.ts";
import { createFlights } from "./flights.ts";

/** A token, and how many renewals there had been when it was asked for. */
export interface Token {
  readonly value: string;
  readonly renewals: number;
}

/** Where the requests of a client get their bearer token. */
export interface Tokens {
  get(signal: AbortSignal): Promise<Token>;
  /** A token to replace a refused one; many calls that are refused at once share one renewal. */
  renew(refused: Token, signal: AbortSignal): Promise<Token>;
  /** Leaves the user's tokens behind. */
  forget(reason: unknown): void;
}

/** Only these can stand in a header; anything else would make `fetch` print the token in an error. */
const HEADER_VALUE = /^[\x21-\x7e]+$/;

/** Asks the host for tokens, once for all calls that need one at the same time. */
export function createTokens(getAccessToken: GetAccessToken, timeoutMs: number): Tokens {
  const flights = createFlights<Token>();
  let latest: Token | undefined;

  const ask = (reason: TokenReason, signal: AbortSignal): Promise<Token> =>
    flights.join(
      reason,
      (shared) =>
        withDeadline(timeoutMs, shared, async (limit) => {
          const renewals = latest?.renewals ?? 0;
          const value = await getAccessToken({ reason, signal: limit });
          if (typeof value !== "string" || !HEADER_VALUE.test(value)) {
            throw new ClaimsError("getAccessToken gave no token.", { code: "unauthorized" });
          }
          if (reason === "initial") return { value, renewals };
          latest = { value, renewals: renewals + 1 };
          return latest;
        }),
      signal,
    );

  return {
    get: (signal) => ask("initial", signal),
    async renew(refused, signal) {
      // Another call may have renewed the token since this one was asked for.
      if (latest && latest.renewals > refused.renewals) return latest;
      return ask("expired", signal);
    },
    forget(reason) {
      latest = undefined;
      flights.abort(reason);
    },
  };
}
