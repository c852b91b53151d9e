"use client";

import { useLocale, useText } from "@claimkit/widget-runtime";
import { type JSX, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { claimTrackerText } from "./text.ts";

interface PrintFootProps {
  claimNumber: string;
}

/** Which claim was printed, and when. Only on paper. */
export function PrintFoot({ claimNumber }: PrintFootProps): JSX.Element | null {
  const text = useText(claimTrackerText);
  const locale = useLocale();
  const [day, setDay] = useState<Date>();

  useEffect(() => {
    // At once, because browsers print what the page has after the event.
    const print = (): void => flushSync(() => setDay(new Date()));
    addEventListener("beforeprint", print);
    return () => removeEventListener("beforeprint", print);
  }, []);

  if (!day) return null;
  return (
    <p className="ck-claim-tracker-foot">
      {text.printed(claimNumber, day.toLocaleDateString(locale, { dateStyle: "medium" }))}
    </p>
  );
}
