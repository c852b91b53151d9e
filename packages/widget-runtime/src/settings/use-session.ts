"use client";

import { useState, useSyncExternalStore } from "react";
import { FIRST_SESSION, sessionsOf, type SessionState } from "./session.ts";
import { useSettings } from "./use-settings.ts";

/** The session of the client's user. */
export interface Session {
  /** Whether `client.clear()` has ended the session in which this component was mounted. */
  hasEnded: () => boolean;
  /** Number of the client's session. Each `client.clear()` starts another. */
  session: number;
  /** Changes when the client notices another user, whose view must not have state of the user before. */
  user: number;
}

/**
 * Checks whether `client.clear()` has ended the session in which this component was mounted. The component
 * then renders, emits and requests nothing until it gets another client, `configureClaimkit({ client })` is
 * called, or it is mounted again.
 *
 * @returns `hasEnded` is a function, because callbacks run after the render
 */
export function useSession(): Session {
  const { client } = useSettings();
  const sessions = client && sessionsOf(client);
  const read = sessions?.state ?? noSession;
  const { session, user } = useSyncExternalStore(
    sessions?.subscribe ?? subscribeToNone,
    read,
    read,
  );
  const [since, setSince] = useState({ client, session });
  const isSameClient = since.client === client;
  if (!isSameClient) setSince({ client, session });

  return {
    session,
    user,
    hasEnded() {
      const now = read();
      return isSameClient && since.session !== now.session && now.joined !== now.session;
    },
  };
}

function noSession(): SessionState {
  return FIRST_SESSION;
}

function subscribeToNone(): () => void {
  return () => {};
}
