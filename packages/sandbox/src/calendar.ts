/** Returns the date that is `days` after today, as `YYYY-MM-DD`. Negative numbers are in the past. */
export type DayFromToday = (days: number) => string;

/** Uses the local time zone, so that "today" is the user's today. */
export function daysFrom(now: Date): DayFromToday {
  return (days) => {
    const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
    const month = String(date.getMonth() + 1).padStart(2, "0");
    return `${date.getFullYear()}-${month}-${String(date.getDate()).padStart(2, "0")}`;
  };
}

/** Formats a date as `MM/DD/YYYY`, as some servers do. */
export function usDate(date: string): string {
  const [year, month, day] = date.split("-");
  return `${month}/${day}/${year}`;
}
