import type { ClaimsClient } from "@claimkit/claims-api";
import { oneForAllServers } from "./one-for-all-servers.ts";

/** Session state of a client. Replaced on each change. */
export interface SessionState {
  /** Number of the session: each `clear()` of the client starts another. */
  readonly session: number;
  /** The session in which a host last configured the client. Mounted widgets belong to it. */
  readonly joined: number;
  /** Number of times that the client has noticed another user. */
  readonly user: number;
}

/** The sessions of one client. */
export interface Sessions {
  state(): SessionState;
  /** @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
  /** Moves widgets that were mounted in an earlier session to the current one. */
  join(): void;
}

export const FIRST_SESSION: SessionState = { session: 0, joined: 0, user: 0 };

const known = new WeakMap<ClaimsClient, Sessions>();

/** The sessions of a client, shared by all its users. */
export function sessionsOf(given: ClaimsClient): Sessions {
  const client = oneForAllServers(given);
  const sessions = known.get(client) ?? createSessions(client);
  known.set(client, sessions);
  return sessions;
}

function createSessions(client: ClaimsClient): Sessions {
  const listeners = new Set<() => void>();
  let state = FIRST_SESSION;

  function become(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  client.subscribe(({ type }) => {
    if (type === "clear") become({ ...state, session: state.session + 1 });
    if (type === "user") become({ ...state, user: state.user + 1 });
  });

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    join: () => become({ ...state, joined: state.session }),
  };
}
