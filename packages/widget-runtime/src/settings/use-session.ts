"use client";

import { useState, useSyncExternalStore } from "react";
import { sessionsOf, type SessionState } from "./session.ts";
import { useSettings } from "./use-settings.ts";

const NO_SESSION: SessionState = { session: 0, joined: 0 };

/**
 * Checks whether `client.clear()` has ended the session in which this component was mounted. The component
 * then renders, emits and requests nothing until it gets another client, `configureClaimkit({ client })` is
 * called, or it is mounted again.
 *
 * @returns a function, because callbacks run after the render
 */
export function useSession(): { hasEnded: () => boolean } {
  const { client } = useSettings();
  const sessions = client && sessionsOf(client);
  const read = sessions?.state ?? noSession;
  const { session } = useSyncExternalStore(sessions?.subscribe ?? subscribeToNone, read, read);
  const [since, setSince] = useState({ client, session });
  const isSameClient = since.client === client;
  if (!isSameClient) setSince({ client, session });

  return {
    hasEnded() {
      const now = read();
      return isSameClient && since.session !== now.session && now.joined !== now.session;
    },
  };
}

function noSession(): SessionState {
  return NO_SESSION;
}

function subscribeToNone(): () => void {
  return () => {};
}
