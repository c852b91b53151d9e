import { ClaimsError } from "../errors.ts";
import type { GetAccessToken, TokenReason } from "../options.ts";
import { withDeadline } from "./abort.ts";
import { createInFlight } from "./in-flight.ts";
import { whenActive } from "./when-active.ts";

/** A token, and the number of renewals before it was requested. */
export interface Token {
  readonly value: string;
  readonly renewals: number;
}

/** The bearer tokens of a client. */
export interface Tokens {
  /** Returns a token at once if the host does. */
  get(signal?: AbortSignal): Token | Promise<Token>;
  /** Replaces a rejected token. Calls that are rejected concurrently share one renewal. */
  renew(rejected: Token, signal: AbortSignal): Promise<Token>;
  /** Shares neither pending requests nor the last renewal any longer. */
  forget(): void;
}

/** Valid characters. With others, the error message of `fetch` would contain the token. */
const HEADER_VALUE = /^[\x21-\x7e]+$/;

/** Requests tokens from the host page. Concurrent calls share a request that takes time. */
export function createTokens(getAccessToken: GetAccessToken, timeoutMs: number): Tokens {
  const inFlight = createInFlight<Token>();
  let renewed: Token = { value: "", renewals: 0 };

  function request(reason: TokenReason, signal?: AbortSignal): Token | Promise<Token> {
    const { renewals } = renewed;
    const pending = inFlight.has(reason) ? undefined : startRequest(reason);
    if (typeof pending?.value === "string") return tokenOf(reason, renewals, pending.value);

    return inFlight.join(
      reason,
      async (shared, isCurrent) => {
        let cause: unknown;
        const value = await withDeadline(timeoutMs, shared, async (limit) => {
          limit.addEventListener("abort", () => pending?.controller.abort(limit.reason));
          return pending?.value;
        }).catch((thrown: unknown) => void (cause = thrown));
        shared.throwIfAborted();
        // A renewal for a user who has been replaced in the meantime is for none of the next calls.
        return tokenOf(isCurrent() ? reason : "initial", renewals, value, cause);
      },
      signal,
    );
  }

  function startRequest(reason: TokenReason): {
    value: string | Promise<string>;
    controller: AbortController;
  } {
    const controller = new AbortController();
    try {
      return { value: getAccessToken({ reason, signal: controller.signal }), controller };
    } catch (thrown) {
      return { value: Promise.reject(thrown), controller };
    }
  }

  function tokenOf(reason: TokenReason, renewals: number, value: unknown, cause?: unknown): Token {
    if (typeof value !== "string" || !HEADER_VALUE.test(value)) {
      const advice = "getAccessToken returned no valid token.";
      throw new ClaimsError({ code: "unauthorized" }, { advice, cause });
    }
    if (reason === "initial") return { value, renewals };
    renewed = { value, renewals: renewals + 1 };
    return renewed;
  }

  return {
    get: (signal) => request("initial", signal),
    async renew(rejected, signal) {
      // A page that the browser prerenders may never be opened, and the renewal would be lost for the page that is.
      await new Promise<void>(whenActive);
      // Another call may have renewed the token in the meantime.
      return renewed.value && renewed.renewals > rejected.renewals
        ? renewed
        : request("expired", signal);
    },
    forget() {
      inFlight.supersede(() => true);
      renewed = { value: "", renewals: renewed.renewals + 1 };
    },
  };
}
