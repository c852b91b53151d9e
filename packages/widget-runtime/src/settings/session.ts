import type { ClaimsClient } from "@claimkit/claims-api";

/** Where a client is in its sequence of sessions. Replaced on each change. */
export interface SessionState {
  /** Counts the sessions: each `clear()` of the client begins another. */
  readonly session: number;
  /** The session in which a host last configured the client, so that mounted widgets take part. */
  readonly joined: number;
}

/** The sessions of one client. */
export interface Sessions {
  state(): SessionState;
  /** @returns unsubscribes */
  subscribe(listener: () => void): () => void;
  /** Lets widgets that were mounted in an earlier session take part in the current one. */
  join(): void;
}

const FIRST: SessionState = { session: 0, joined: 0 };

const known = new WeakMap<ClaimsClient, Sessions>();

/** The sessions of a client, wherever it is used. */
export function sessionsOf(client: ClaimsClient): Sessions {
  const sessions = known.get(client) ?? createSessions(client);
  known.set(client, sessions);
  return sessions;
}

function createSessions(client: ClaimsClient): Sessions {
  const listeners = new Set<() => void>();
  let state = FIRST;

  function become(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  client.observe(({ type }) => {
    if (type === "clear") become({ ...state, session: state.session + 1 });
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
