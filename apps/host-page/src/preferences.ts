import { type Persona, personas } from "./people.ts";
import { type PolicyNumber, policyGroupsOf } from "./policies.ts";
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
export const preferences = createStore(tidied(read()));

/** Changes some of the choices. */
export function prefer(change: Partial<Preferences>): void {
  const next = tidied({ ...preferences.get(), ...change });
  preferences.set(next);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Storage may be blocked or full: the choice then holds until the next reload.
  }
}

function read(): Partial<Preferences> {
  try {
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
