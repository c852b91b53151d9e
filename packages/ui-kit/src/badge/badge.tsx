"use client";

import { type ComponentProps, type JSX, useEffect, useRef } from "react";
import { announce } from "../announcer/announcer.ts";
import type { PluralText } from "../messages/define-text.ts";
import { formatPlural } from "../messages/format-plural.ts";
import { useLocale } from "../messages/locale.ts";
import { joinNames } from "../shared/join-names.ts";

/** Props of {@link Badge}. The others, `ref` among them, go to the `<span>`. */
export interface BadgeProps extends Omit<ComponentProps<"span">, "children"> {
  /** How many there are. Nothing is shown for none. */
  count: number;
  /**
   * What is counted, for those who don't see where the badge stands; `{count}` is the full number.
   * @example { one: "{count} unread message", other: "{count} unread messages" }
   */
  label?: string | PluralText | undefined;
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

/** The highest number shown. See docs/reference/kit.md#badge. */
const CAP = 99;

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
  const locale = useLocale();
  const spoken = useRef<HTMLSpanElement>(null);
  const before = useRef(count);

  useEffect(() => {
    const isMore = count > before.current;
    before.current = count;
    if (announced && isMore && spoken.current) announce(spoken.current.textContent, spoken.current);
  }, [announced, count]);

  if (!(count > 0)) return null;

  return (
    <span {...span} className={joinNames("ck-badge", className)} data-dot={dot || undefined}>
      {!dot && (
        <span aria-hidden="true">{count > CAP ? `${CAP}+` : count.toLocaleString(locale)}</span>
      )}
      <span ref={spoken} className="ck-badge-label">
        {formatPlural(label, { count }, locale)}
      </span>
    </span>
  );
}
