"use client";

import { type JSX, useEffect, useRef } from "react";
import { announce, type CancelAnnouncement } from "../announcer/announcer.ts";
import { useLocale } from "../messages/locale.ts";

interface ProgressAnnouncerProps {
  label: string;
  percent: number;
  /** Announced instead of the percentage. */
  valueText: string | undefined;
}

/** Step between announcements, in percent. */
const STEP = 25;

/** Announces the progress of a progress bar. */
export function ProgressAnnouncer({
  label,
  percent,
  valueText,
}: ProgressAnnouncerProps): JSX.Element {
  const locale = useLocale();
  const anchor = useRef<HTMLSpanElement>(null);
  const reached = useRef<number>(undefined);
  const cancel = useRef<CancelAnnouncement>(undefined);

  useEffect(() => {
    const step = Math.floor(percent / STEP);
    // The first render only records the value; later increases are announced.
    if (step > (reached.current ?? step) && anchor.current) {
      cancel.current?.();
      cancel.current = announce(
        `${label}: ${valueText ?? (percent / 100).toLocaleString(locale, { style: "percent" })}`,
        anchor.current,
      );
    }
    reached.current = step;
  }, [label, percent, valueText, locale]);

  return <span ref={anchor} hidden />;
}
