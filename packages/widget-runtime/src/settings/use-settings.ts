"use client";

import { expectStyleSheet } from "@claimkit/ui-kit/internal/expect-style-sheet";
import { expectOnlyCopy } from "@claimkit/ui-kit/internal/only-copy";
import { createContext, useContext, useSyncExternalStore } from "react";
import { VERSION } from "../version.ts";
import { configuredSettings, onConfigure } from "./configure.ts";
import type { ClaimkitSettings } from "./settings.ts";

/** Settings of a provider; without one, those of `configureClaimkit` apply. */
export const SettingsContext = createContext<ClaimkitSettings | undefined>(undefined);

// Replaced by bundlers, as in React.
declare const process: { env: { NODE_ENV?: string } };

/** The settings that apply here. */
export function useSettings(): ClaimkitSettings {
  if (process.env.NODE_ENV !== "production") {
    expectOnlyCopy("@claimkit/widget-runtime", VERSION, SettingsContext);
    expectStyleSheet();
  }
  const configured = useSyncExternalStore(onConfigure, configuredSettings, configuredSettings);
  return useContext(SettingsContext) ?? configured;
}

/** The phone number of the settings, as the host wrote it. */
export function usePhone(): string | undefined {
  return useSettings().phone;
}
