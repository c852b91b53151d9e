import type { Decorator } from "@storybook/react-vite";
import { type JSX, useLayoutEffect } from "react";

/** Media features by the value of the toolbar that simulates them. */
const FEATURES: Readonly<Record<string, string>> = {
  more: "(prefers-contrast: more)",
  forced: "(forced-colors: active)",
  reduced: "(prefers-reduced-motion: reduce)",
};

/** Media rules that now apply, and their own conditions. */
const changed = new Map<MediaList, string>();

/** The page's own function. */
const { matchMedia } = globalThis;

/** Applies text size, contrast and motion of the toolbar to the whole page, as the browser would. */
export const withPreferences: Decorator = (Story, { globals }) => (
  <Preferences
    textSize={globals["textSize"]}
    contrast={globals["contrast"]}
    motion={globals["motion"]}
  >
    <Story />
  </Preferences>
);

interface PreferencesProps {
  textSize: string;
  contrast: string;
  motion: string;
  children: JSX.Element;
}

function Preferences({ textSize, contrast, motion, children }: PreferencesProps): JSX.Element {
  useLayoutEffect(() => {
    document.documentElement.style.fontSize = textSize === "100" ? "" : `${textSize}%`;
  }, [textSize]);

  useLayoutEffect(() => {
    const simulated = [contrast, motion].flatMap((value) => FEATURES[value] ?? []);
    if (simulated.length === 0) return undefined;
    simulate(simulated);
    return restore;
  }, [contrast, motion]);

  return children;
}

function simulate(features: readonly string[]): void {
  for (const sheet of document.styleSheets) applyIn(sheet.cssRules, features);
  window.matchMedia = (query) => matchMedia(features.includes(query) ? "all" : query);
}

function applyIn(rules: CSSRuleList, features: readonly string[]): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && features.includes(rule.media.mediaText)) {
      changed.set(rule.media, rule.media.mediaText);
      rule.media.mediaText = "all";
    }
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) {
      applyIn(rule.cssRules, features);
    }
  }
}

function restore(): void {
  for (const [media, text] of changed) media.mediaText = text;
  changed.clear();
  window.matchMedia = matchMedia;
}
