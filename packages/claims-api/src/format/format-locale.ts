/** The locale whose amounts, numbers and short dates a language uses. English and Spanish use those of the United States. */
export function formatLocale(locale: string): string {
  return /^e[ns]\b/i.test(locale) ? "en-US" : locale;
}
