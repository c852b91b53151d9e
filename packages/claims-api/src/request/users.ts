import { ClaimsError } from "../errors.ts";
import type { ClaimsClientOptions } from "../options.ts";
import { orAbort } from "./abort.ts";
import { areOtherUsers, type Owner, ownerOfSubject, ownerOfToken } from "./owner.ts";
import { createTokens, type Token, type Tokens } from "./tokens.ts";

/** The tokens of one call and its parts. All are tokens of the same user. */
export interface Access {
  get(signal: AbortSignal): Token | Promise<Token>;
  /** Replaces a rejected token. */
  renew(rejected: Token, signal: AbortSignal): Promise<Token>;
}

/** Knows whose results a client has, and notices when the user changes. */
export interface Users {
  /**
   * Whether each call is answered alone, because several users may share the client: on a server, unless `subject` is
   * text.
   */
  readonly areMany: boolean;
  /** Begins a call. Afterwards, the client's results belong to the same user. */
  enter(signal?: AbortSignal): Access | Promise<Access>;
  /** Notices another user, if that is possible without waiting. */
  check(): void;
  /** Whether the client's results belong to the current user; a promise, which never rejects, if that takes time. */
  areSame(): boolean | Promise<boolean>;
  /** Rejects calls that wait for a token. The next user may be anyone. */
  end(reason: unknown): void;
}

/** What a client drops when the user changes. */
export interface OwnerChange {
  /** Whether calls in progress have the new token or wait for it, because it replaces a rejected one. */
  readonly isRenewal: boolean;
}

/** In ms. */
const MINUTE = 60_000;

/** A person changes less often within a minute. */
const MAX_CHANGES = 50;

/**
 * Determines the owner of results: `subject`, otherwise the token.
 * Why: docs/decisions/requests.md#facts-of-two-users-never-meet
 *
 * @param onOwner called for each call, with the change if the owner is another one than before
 */
export function createUsers(
  {
    getAccessToken,
    subject,
    initialData,
  }: Pick<ClaimsClientOptions, "getAccessToken" | "subject" | "initialData">,
  timeoutMs: number,
  onOwner: (owner: Owner, change: OwnerChange | undefined) => void,
): Users {
  const areMany = !("document" in globalThis) && typeof subject !== "string";
  const tokens = createTokens(getAccessToken, timeoutMs);
  let session = new AbortController();
  // The first call notices that what a server has handed over is another user's.
  let owner: Owner | undefined = initialData?.owner;
  let isTokenSynchronous = false;
  let changes: number[] = [];

  function become(next: Owner, isRenewal = false): void {
    const isOther = owner !== undefined && owner !== next;
    owner = next;
    if (isOther) {
      if (!isRenewal) tokens.forget();
      const now = Date.now();
      changes = [...changes.filter((time) => now - time < MINUTE), now];
    }
    onOwner(next, isOther ? { isRenewal } : undefined);
    if (changes.length <= MAX_CHANGES) return;
    // Otherwise, mounted widgets would request again without an end.
    const advice = "getAccessToken returns a different token each time. Give the client a subject.";
    throw new ClaimsError({ code: "configuration" }, { advice });
  }

  function requestToken(signal?: AbortSignal): Token | Promise<Token> {
    const token = tokens.get(signal);
    isTokenSynchronous = !(token instanceof Promise);
    return token;
  }

  function currentOwner(): Owner | Promise<Owner> {
    const option = ownerOfSubject(subject);
    if (option) return option;
    const token = requestToken();
    return token instanceof Promise
      ? token.then(({ value }) => ownerOfToken(value))
      : ownerOfToken(token.value);
  }

  function accessTo(own: Tokens, first?: Token): Access {
    let token = first;
    return {
      async get(signal) {
        token ??= await own.get(signal);
        return token;
      },
      async renew(rejected, signal) {
        const renewed = await own.renew(rejected, signal);
        signal.throwIfAborted();
        if (areMany || ownerOfSubject(subject)) {
          if (areMany && areOtherUsers(rejected.value, renewed.value)) {
            throw new ClaimsError({ code: "unauthorized" });
          }
        } else if (ownerOfToken(rejected.value) !== ownerOfToken(renewed.value)) {
          become(ownerOfToken(renewed.value), !areOtherUsers(rejected.value, renewed.value));
          signal.throwIfAborted();
        }
        token = renewed;
        return renewed;
      },
    };
  }

  function enterWith(own: Tokens, token: Token): Access {
    if (!areMany) become(ownerOfToken(token.value));
    return accessTo(own, token);
  }

  return {
    areMany,
    enter(signal) {
      const option = areMany ? undefined : ownerOfSubject(subject);
      if (option) {
        become(option);
        return accessTo(tokens);
      }
      const own = areMany ? createTokens(getAccessToken, timeoutMs) : tokens;
      const token = areMany ? own.get(signal) : requestToken(signal);
      if (!(token instanceof Promise)) return enterWith(own, token);
      return orAbort(token, session.signal).then((value) => enterWith(own, value));
    },
    check() {
      if (areMany || !(subject || isTokenSynchronous)) return;
      const current = currentOwner();
      if (typeof current === "string") become(current);
    },
    areSame() {
      try {
        const current = currentOwner();
        if (typeof current === "string") return current === owner;
        return current.then(
          (next) => next === owner,
          () => false,
        );
      } catch {
        return false;
      }
    },
    end(reason) {
      session.abort(reason);
      session = new AbortController();
      tokens.forget();
      owner = undefined;
    },
  };
}
