import { useContext, useSyncExternalStore } from "react";
import { readServedRoute, servedClaimHref } from "./navigation/route.ts";
import { type Persona, personas } from "./people.ts";
import { type PolicyNumber, policyGroupsOf } from "./policies.ts";
import { ServedPageContext } from "./served/served-page-context.ts";
import { createStore } from "./store.ts";

/** The languages that the page and the widgets speak. */
export const locales = ["en-US", "es-US"] as const;
export type Locale = (typeof locales)[number];

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** How the claims service behaves, as the sandbox can be told by a header. */
export const services = ["well", "slow", "partly", "down"] as const;
export type Service = (typeof services)[number];

/** What the visitor has chosen; kept for the tab, so that a reload looks the same. */
export interface Preferences {
  persona: Persona;
  policy: PolicyNumber;
  locale: Locale;
  theme: Theme;
  service: Service;
  isSignedIn: boolean;
}

const KEY = "switchback.preferences";

/** The choices of this visit. */
const preferences = createStore(tidied(read()));

/** Subscribes to the choices of this visit. */
export function usePreferences(): Preferences {
  const served = useContext(ServedPageContext);
  const { subscribe, get } = preferences;
  return useSyncExternalStore(subscribe, get, () => served?.preferences ?? get());
}

/** Changes some of the choices. */
export function prefer(change: Partial<Preferences>): void {
  const next = tidied({ ...preferences.get(), ...change });
  preferences.set(next);
  keep(next);
}

function keep(next: Preferences): void {
  const route = readServedRoute(window.location.pathname);
  if (route) {
    const href = servedClaimHref(route.claimNumber, next);
    window.history.replaceState(null, "", `${href}${window.location.hash}`);
  }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Storage may be blocked or full: the choice then holds until the next reload.
  }
}

/** Returns the choices that the address of a page from the server contains, as a session would on a real site. */
export function readPreferences(address: { pathname: string; search: string }): Preferences {
  const search = new URLSearchParams(address.search);
  const isSignedIn = search.get("isSignedIn") !== "false";
  return tidied({ ...Object.fromEntries(search), isSignedIn });
}

function read(): Partial<Preferences> {
  try {
    if (readServedRoute(window.location.pathname)) return readPreferences(window.location);
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** Choices that exist and go together, whatever was kept. */
function tidied(kept: Partial<Preferences>): Preferences {
  const { persona, policy, locale, theme, service, isSignedIn = true } = kept;
  const someone = known(personas, persona, "member");
  const policies = policyGroupsOf(someone).flatMap((group) => group.policies);
  return {
    persona: someone,
    policy: known(policies, policy, someone === "third-party" ? "POL-900" : "POL-100"),
    locale: known(locales, locale, "en-US"),
    theme: known(themes, theme, "system"),
    service: known(services, service, "well"),
    isSignedIn,
  };
}

function known<Value>(values: readonly Value[], value: Value | undefined, otherwise: Value): Value {
  return value !== undefined && values.includes(value) ? value : otherwise;
}
