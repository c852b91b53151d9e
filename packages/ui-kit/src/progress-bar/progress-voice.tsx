"use client";

import { type JSX, useEffect, useRef } from "react";
import { announce, type CancelAnnouncement } from "../announcer/announcer.ts";
import { useLocale } from "../messages/locale.ts";

interface ProgressVoiceProps {
  label: string;
  percent: number;
  /** Said in place of the percentage. */
  valueText: string | undefined;
}

/** Who listens hears of progress in steps of so many percent at most. */
const STEP = 25;

/** The voice of a progress bar. */
export function ProgressVoice({ label, percent, valueText }: ProgressVoiceProps): JSX.Element {
  const locale = useLocale();
  const place = useRef<HTMLSpanElement>(null);
  const reached = useRef<number>(undefined);
  const cancel = useRef<CancelAnnouncement>(undefined);

  useEffect(() => {
    const step = Math.floor(percent / STEP);
    // At first it is only noticed where the bar stands; from then on, more is news.
    if (step > (reached.current ?? step) && place.current) {
      cancel.current?.();
      cancel.current = announce(
        `${label}: ${valueText ?? (percent / 100).toLocaleString(locale, { style: "percent" })}`,
        place.current,
      );
    }
    reached.current = step;
  }, [label, percent, valueText, locale]);

  return <span ref={place} hidden />;
}
