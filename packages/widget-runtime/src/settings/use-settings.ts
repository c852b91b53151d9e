"use client";

import { createContext, useContext, useSyncExternalStore } from "react";
import { configuredSettings, onConfigure } from "./configure.ts";
import type { ClaimkitSettings } from "./settings.ts";

/** Settings of a provider; without one, those of `configureClaimkit` apply. */
export const SettingsContext = createContext<ClaimkitSettings | undefined>(undefined);

/** The settings that apply here. */
export function useSettings(): ClaimkitSettings {
  const configured = useSyncExternalStore(onConfigure, configuredSettings, configuredSettings);
  return useContext(SettingsContext) ?? configured;
}

/** The phone number of the settings, as the host wrote it. */
export function usePhone(): string | undefined {
  return useSettings().phone;
}
