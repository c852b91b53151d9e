"use client";

import type { ClaimsClient } from "@claimkit/claims-api";
import { type JSX, type ReactNode, useLayoutEffect } from "react";
import { forwardRequests } from "../events/forward-requests.ts";
import { KitLocale } from "../text/kit-locale.tsx";
import { type ClaimkitSettings, overlay } from "./settings.ts";
import { SettingsContext, useSettings } from "./use-settings.ts";

/** Props of {@link ClaimkitProvider}. */
export interface ClaimkitProviderProps extends ClaimkitSettings {
  /** The client that the widgets request data with. */
  client: ClaimsClient;
  /** The widgets, and anything else. */
  children: ReactNode;
}

/**
 * Provides the widgets inside it with a client, a language and messages. Settings that it lacks come
 * from an outer provider, or without one from `configureClaimkit`.
 */
export function ClaimkitProvider(props: ClaimkitProviderProps): JSX.Element {
  const { children, ...own } = props;
  const settings = overlay(useSettings(), own);
  const { client, onEvent } = settings;

  // Before the first call starts, so that its request is reported as well.
  useLayoutEffect(
    () => (client && onEvent ? forwardRequests(client, onEvent) : undefined),
    [client, onEvent],
  );

  return (
    <SettingsContext value={settings}>
      <KitLocale>{children}</KitLocale>
    </SettingsContext>
  );
}
