/** The calendar date so many days from today, as `YYYY-MM-DD`. Past days are negative. */
export type DayFromToday = (days: number) => string;

/** Counts days on the calendar of the machine that runs the sandbox, so that "today" is its user's today. */
export function daysFrom(now: Date): DayFromToday {
  return (days) => {
    const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
    const month = String(date.getMonth() + 1).padStart(2, "0");
    return `${date.getFullYear()}-${month}-${String(date.getDate()).padStart(2, "0")}`;
  };
}

/** The same calendar after so many days have passed: what was today is in the past. */
export function daysLater(day: DayFromToday, passed: number): DayFromToday {
  return (days) => day(days - passed);
}

/** A calendar date as `MM/DD/YYYY`, the way some servers write it. */
export function usDate(date: string): string {
  const [year, month, day] = date.split("-");
  return `${month}/${day}/${year}`;
}
