"use client";

import type { ClaimsClient } from "@claimkit/claims-api";
import { type JSX, type ReactNode, useLayoutEffect, useState } from "react";
import { forwardRequests } from "../events/forward-requests.ts";
import { BoundaryContext, NO_BOUNDARIES } from "../frame/boundary-context.ts";
import { ServedBoundary } from "../frame/served-boundary.tsx";
import { useIsFromServer } from "../frame/use-is-from-server.ts";
import { KitLocale } from "../text/kit-locale.tsx";
import { type ClaimkitSettings, overlay } from "./settings.ts";
import { useSame } from "./use-same.ts";
import { SettingsContext, useSettings } from "./use-settings.ts";

/** Props of {@link ClaimkitProvider}. */
export interface ClaimkitProviderProps extends ClaimkitSettings {
  /** The client that the widgets request data with. */
  client: ClaimsClient;
  /** The widgets, and anything else. */
  children: ReactNode;
}

const BOUNDARIES = { Boundary: ServedBoundary };

/**
 * Provides the widgets inside it with a client, a language and messages. Settings that it lacks come
 * from an outer provider, or without one from `configureClaimkit`.
 */
export function ClaimkitProvider(props: ClaimkitProviderProps): JSX.Element {
  const { children, ...own } = props;
  const settings = useSame(overlay(useSettings(), own));
  const { client, onEvent } = settings;
  const isFromServer = useIsFromServer();
  // The first value is kept, because a new one would render all widgets again.
  const [boundaries] = useState(isFromServer ? BOUNDARIES : NO_BOUNDARIES);

  // Before the first call starts, so that its request is reported as well.
  useLayoutEffect(
    () => (client && onEvent ? forwardRequests(client, onEvent) : undefined),
    [client, onEvent],
  );

  return (
    <SettingsContext value={settings}>
      <BoundaryContext value={boundaries}>
        <KitLocale>{children}</KitLocale>
      </BoundaryContext>
    </SettingsContext>
  );
}
