"use client";

import type { ComponentProps, JSX } from "react";
import { joinNames } from "../shared/join-names.ts";
import { useLocale } from "../text/locale.tsx";

/** Props of {@link Badge}. The others, `ref` among them, go to the `<span>`. */
export interface BadgeProps extends Omit<ComponentProps<"span">, "children"> {
  /** How many there are. Nothing is shown for none. */
  count: number;
  /**
   * What is counted, for those who don't see where the badge stands; `{count}` is the full number.
   * @example "{count} unread messages"
   */
  label?: string | undefined;
  /**
   * Shows that there is something, without the number.
   * @default false
   */
  dot?: boolean | undefined;
}

/** The highest number shown. Spec 001, section 9. */
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
  className,
  ...span
}: BadgeProps): JSX.Element | null {
  const number = new Intl.NumberFormat(useLocale());
  if (!(count > 0)) return null;

  return (
    <span {...span} className={joinNames("ck-badge", className)} data-dot={dot || undefined}>
      {!dot && <span aria-hidden="true">{count > CAP ? `${CAP}+` : number.format(count)}</span>}
      <span className="ck-badge-label">{label.replace("{count}", number.format(count))}</span>
    </span>
  );
}
