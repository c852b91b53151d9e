const ISO = /^\d{4}-\d\d-\d\d(?=$|[T ])/;
const US = /^(\d\d?)\/(\d\d?)\/(\d{4})$/;

/**
 * The day that a text such as `2026-11-20`, `2026-11-20T…` or `11/20/2026` names, as midnight UTC;
 * `undefined` when it names none. The day is never shifted.
 */
export function calendarDay(text: string): Date | undefined {
  const written = text.trim().replace(US, (_, month: string, day: string, year: string) => {
    return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  });
  const [iso = ""] = ISO.exec(written) ?? [];
  const day = new Date(iso);
  // Some engines read February 30 as a day in March.
  return day.getUTCDate() === Number(iso.slice(8)) ? day : undefined;
}
