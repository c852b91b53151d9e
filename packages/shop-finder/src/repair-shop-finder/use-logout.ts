"use client";

import { useEffectEvent } from "@claimkit/ui-kit/internal/use-effect-event";
import { useSettings } from "@claimkit/widget-runtime";
import { useEffect } from "react";

/** Calls back when the host ends the user's session with `client.clear()`, or the client notices another user. */
export function useLogout(onLogout: () => void): void {
  const { client } = useSettings();
  const callBack = useEffectEvent(onLogout);

  useEffect(
    () =>
      client?.observe(({ type }) => {
        if (type === "clear" || type === "user") callBack();
      }),
    [client],
  );
}
