/** Where a comma goes in up to 18 digits. The limit keeps it linear. */
const THOUSANDS = /\B(?=(?:\d{3}){1,5}$)/g;

/**
 * Formats a whole number for a language, such as `2,000`. In `en-US` and `es-US` without `Intl`, because the first
 * formatter that a page creates takes about 20 ms, and 80 ms on a slow phone.
 */
export function formatCount(count: number, locale: string): string {
  return /^e[ns]-us$/i.test(locale)
    ? String(count).replace(THOUSANDS, ",")
    : count.toLocaleString(locale);
}
