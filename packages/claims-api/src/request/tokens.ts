import { ClaimsError } from "../errors.ts";
import type { GetAccessToken, TokenReason } from "../options.ts";
import { withDeadline } from "./abort.ts";
import { createInFlight } from "./in-flight.ts";

/** A token, and how many renewals there had been when it was asked for. */
export interface Token {
  readonly value: string;
  readonly renewals: number;
}

/** Where the requests of a client get their bearer token. */
export interface Tokens {
  get(signal: AbortSignal): Promise<Token>;
  /** A token to replace a refused one. Calls that are refused at the same time share one renewal. */
  renew(refused: Token, signal: AbortSignal): Promise<Token>;
}

/** Only these can stand in a header; of others `fetch` would complain, and print the token. */
const HEADER_VALUE = /^[\x21-\x7e]+$/;

/** Asks the host for tokens, once for all calls that need one at the same time. */
export function createTokens(getAccessToken: GetAccessToken, timeoutMs: number): Tokens {
  const inFlight = createInFlight<Token>();
  let renewed: Token = { value: "", renewals: 0 };

  const ask = (reason: TokenReason, signal: AbortSignal): Promise<Token> =>
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
          const advice = "getAccessToken gave no token.";
          throw new ClaimsError({ code: "unauthorized" }, { advice, cause });
        }
        if (reason === "initial") return { value, renewals };
        renewed = { value, renewals: renewals + 1 };
        return renewed;
      },
      signal,
    );

  return {
    get: (signal) => ask("initial", signal),
    renew: async (refused, signal) =>
      // Another call may have renewed the token since this one was asked for.
      renewed.renewals > refused.renewals ? renewed : ask("expired", signal),
  };
}
