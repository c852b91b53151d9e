import { keptByLocale } from "./kept-by-locale.ts";

/** How a date is written: `long` as "November 20, 2026", `medium` as "Nov 20, 2026". */
type DateStyle = "long" | "medium";

const ENGLISH =
  "January,February,March,April,May,June,July,August,September,October,November,December".split(
    ",",
  );
const SPANISH =
  "enero,febrero,marzo,abril,mayo,junio,julio,agosto,septiembre,octubre,noviembre,diciembre".split(
    ",",
  );

const formatters = {
  long: keptByLocale((locale) => intlFormatter("long", locale)),
  medium: keptByLocale((locale) => intlFormatter("medium", locale)),
};

/**
 * Formats a day, given as `YYYY-MM-DD`. In `en-US` and `es-US` without `Intl`, because the first formatter of dates
 * that a page creates takes as long on a slow phone as rendering half of a claim's page.
 */
export function dayInWords(written: string, style: DateStyle, locale: string): string {
  const [year = 0, month = 0, day = 0] = written.split("-").map(Number);
  if (/^en-us$/i.test(locale)) {
    const name = ENGLISH[month - 1] ?? "";
    return `${style === "long" ? name : name.slice(0, 3)} ${day}, ${year}`;
  }
  if (/^es-us$/i.test(locale)) {
    const name = SPANISH[month - 1] ?? "";
    if (style === "long") return `${day} de ${name} de ${year}`;
    return `${day} ${name.slice(0, month === 9 ? 4 : 3)} ${year}`;
  }
  return formatters[style](locale).format(new Date(written));
}

function intlFormatter(dateStyle: DateStyle, locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { dateStyle, timeZone: "UTC" });
}
