import { pad } from "./dates.ts";

/** Hour cycle: 1 to 12 with AM and PM, or 0 to 23. See docs/reference/kit.md#values-and-range. */
export type HourCycle = "12" | "24";

/** Names of AM and PM. */
export interface Halves {
  am: string;
  pm: string;
}

/** The time of a day that is chosen before any time. */
export const NOON = "12:00";

const TIME =
  /(?:^|(?<![\sT,])[\sT,]+)([01]?\d|2[0-3]):([0-5]\d)(:[0-5]\d)?(?:\s*([ap])\.?\s?m\.?)?$/i;

/**
 * Splits a text into the time at its end, `14:30` or `14:30:15`, and the text before it. An invalid
 * time, such as 25:00, is not split off. Full-width digits become ordinary ones.
 */
export function splitTime(text: string): { date: string; time: string | undefined } {
  const plain = text.normalize("NFKC");
  const match = TIME.exec(plain);
  if (!match) return { date: plain, time: undefined };
  const [, hour, minute, seconds = "", half] = match;
  const hours = half ? fromClock(Number(hour), /p/i.test(half) ? "pm" : "am") : hour;
  return { date: plain.slice(0, match.index), time: `${pad(hours)}:${minute}${seconds}` };
}

/** Formats a time: `02:30 PM`, or `14:30`. */
export function writeTime(time: string, cycle: HourCycle, words: Halves): string {
  if (cycle === "24") return time;
  const { hour, half } = onClock(time);
  return `${pad(hour)}${time.slice(2)} ${words[half]}`;
}

/** The hour on a 12-hour clock. */
export function onClock(time: string): { hour: number; half: keyof Halves } {
  const hours = Number(time.slice(0, 2));
  return { hour: hours % 12 || 12, half: hours < 12 ? "am" : "pm" };
}

/** Converts an hour of a 12-hour clock to 0 to 23. */
export function fromClock(hour: number, half: keyof Halves): number {
  return (hour % 12) + (half === "pm" ? 12 : 0);
}
