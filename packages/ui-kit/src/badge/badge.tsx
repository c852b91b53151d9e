"use client";

import { type ComponentProps, type JSX, useEffect, useRef } from "react";
import { announce } from "../announcer/announcer.ts";
import type { PluralText } from "../messages/define-text.ts";
import { formatPlural } from "../messages/format-plural.ts";
import { useLocale } from "../messages/locale.ts";
import { joinNames } from "../shared/join-names.ts";

/** Props of {@link Badge}. All other props, including `ref`, are passed to the `<span>`. */
export interface BadgeProps extends Omit<ComponentProps<"span">, "children"> {
  /** The number. 0 renders nothing. */
  count: number;
  /**
   * What is counted, for screen readers; `{count}` is the full number.
   * @example { one: "{count} unread message", other: "{count} unread messages" }
   */
  label?: string | PluralText | undefined;
  /**
   * Renders a dot instead of the number.
   * @default false
   */
  dot?: boolean | undefined;
  /**
   * Announces the label when the count increases; a decrease is never announced.
   * @default false
   */
  announceChanges?: boolean | undefined;
}

/** The highest number shown. See docs/reference/kit.md#badge. */
const CAP = 99;

/**
 * A count next to an icon or a label. Above 99 it shows '99+', and screen readers still read the number.
 *
 * Style hooks: `.ck-badge`, `[data-dot]`.
 */
export function Badge({
  count,
  label = "{count}",
  dot = false,
  announceChanges = false,
  className,
  ...span
}: BadgeProps): JSX.Element | null {
  const locale = useLocale();
  const spoken = useRef<HTMLSpanElement>(null);
  const before = useRef(count);

  useEffect(() => {
    const isMore = count > before.current;
    before.current = count;
    if (announceChanges && isMore && spoken.current)
      announce(spoken.current.textContent, spoken.current);
  }, [announceChanges, count]);

  if (!(count > 0)) return null;

  return (
    <span {...span} className={joinNames("ck-badge", className)} data-dot={dot || undefined}>
      {!dot && (
        <span aria-hidden="true">{count > CAP ? `${CAP}+` : count.toLocaleString(locale)}</span>
      )}
      <span ref={spoken} className="ck-sr-only">
        {formatPlural(label, { count }, locale)}
      </span>
    </span>
  );
}
