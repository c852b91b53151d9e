/**
 * Keeps a formatter for each language. Creating one takes up to 80 times as long as formatting with it.
 */
export function keptByLocale<Formatter>(
  create: (locale: string) => Formatter,
): (locale: string) => Formatter {
  const kept = new Map<string, Formatter>();
  return (locale) => {
    const formatter = kept.get(locale) ?? create(locale);
    kept.set(locale, formatter);
    return formatter;
  };
}
