"use client";

import { type ComponentProps, type JSX, useEffect, useRef } from "react";
import { announce } from "../announcer/announcer.ts";
import { joinNames } from "../shared/join-names.ts";
import { useIntlLocale } from "../text/locale.tsx";

/** Words for a number, by what the language's grammar calls it. */
export type PluralWords = Partial<Record<Intl.LDMLPluralRule, string>> & {
  /** Text for all numbers whose plural category has no text of its own. */
  other: string;
};

/** Props of {@link Badge}. The others, `ref` among them, go to the `<span>`. */
export interface BadgeProps extends Omit<ComponentProps<"span">, "children"> {
  /** How many there are. Nothing is shown for none. */
  count: number;
  /**
   * What is counted, for those who don't see where the badge stands; `{count}` is the full number.
   * @example { one: "{count} unread message", other: "{count} unread messages" }
   */
  label?: string | PluralWords | undefined;
  /**
   * Shows that there is something, without the number.
   * @default false
   */
  dot?: boolean | undefined;
  /**
   * Says the label to users of screen readers when there are more than before; never when there are fewer.
   * @default false
   */
  announced?: boolean | undefined;
}

/** The highest number shown. Spec 001, section 9. */
const CAP = 99;

/** By locale, because to make one takes longer than to draw a badge. */
const numbers = new Map<string, Intl.NumberFormat>();
const plurals = new Map<string, Intl.PluralRules>();

/**
 * How many of something wait. Above 99 it shows '99+', and still says the number.
 *
 * Style hooks: `.ck-badge`, `[data-dot]`.
 */
export function Badge({
  count,
  label = "{count}",
  dot = false,
  announced = false,
  className,
  ...span
}: BadgeProps): JSX.Element | null {
  const locale = useIntlLocale();
  const spoken = useRef<HTMLSpanElement>(null);
  const before = useRef(count);

  useEffect(() => {
    const isMore = count > before.current;
    before.current = count;
    if (announced && isMore && spoken.current) announce(spoken.current.textContent, spoken.current);
  }, [announced, count]);

  if (!(count > 0)) return null;
  const number = kept(numbers, locale, Intl.NumberFormat).format(count);

  return (
    <span {...span} className={joinNames("ck-badge", className)} data-dot={dot || undefined}>
      {!dot && <span aria-hidden="true">{count > CAP ? `${CAP}+` : number}</span>}
      <span ref={spoken} className="ck-badge-label">
        {wordsFor(count, label, locale).replace("{count}", number)}
      </span>
    </span>
  );
}

function wordsFor(count: number, label: string | PluralWords, locale: string): string {
  if (typeof label === "string") return label;
  return label[kept(plurals, locale, Intl.PluralRules).select(count)] ?? label.other;
}

/** What was made for a locale, or is now. */
function kept<Made>(
  made: Map<string, Made>,
  locale: string,
  Make: new (locale: string) => Made,
): Made {
  const known = made.get(locale) ?? new Make(locale);
  made.set(locale, known);
  return known;
}
