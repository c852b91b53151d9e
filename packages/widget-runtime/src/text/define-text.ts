/** The words of one widget: their name in catalogues, and what they are in English. */
export interface TextDefinition<Words extends object> {
  /** The name of the group in catalogs. */
  readonly name: string;
  /** The messages in English. */
  readonly english: Words;
}

/** Names a widget's words. A word that takes a value is a function. */
export function defineText<Words extends object>(
  name: string,
  english: Words,
): TextDefinition<Words> {
  return { name, english };
}
