/** Values of a message's placeholders. Numbers are formatted for the language. */
export type TextValues = Readonly<Record<string, string | number | undefined>>;

/**
 * Fills the placeholders of a message: `{page}` is the value of `page`.
 *
 * @param locale the language of `useLocale`, or another tag that `Intl` accepts
 */
export function formatText(message: string, values: TextValues, locale: string): string {
  return message.replace(/{(\w+)}/g, (placeholder, name: string) =>
    (values[name] ?? placeholder).toLocaleString(locale),
  );
}
