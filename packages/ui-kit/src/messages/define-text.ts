/** Wording by plural category; `other` is used for every missing category. */
export interface PluralText extends Partial<Record<Intl.LDMLPluralRule, string>> {
  /** Wording for all other numbers. */
  other: string;
}

/** A message: text, wording by number, or a function that returns text. */
export type Message = string | PluralText | ((...values: never[]) => string);

/** Messages by key, in any language. */
export type Messages<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? string
    : English[Key] extends PluralText
      ? PluralText
      : English[Key];
};

/** The messages of one component or widget in English, and the group that has them in catalogs. */
export interface TextDefinition<Text extends object = object, Group extends string = string> {
  /** Name of the group in catalogs. */
  readonly group: Group;
  /** The messages in English. */
  readonly english: Text;
  /** Further messages that are shown with these. */
  readonly uses?: readonly TextDefinition[] | undefined;
}

/**
 * Defines the messages of a component or widget. `{name}` is a placeholder for {@link formatText}.
 *
 * @param group unique name of the group in catalogs
 */
export function defineText<
  Group extends string,
  English extends Readonly<Record<keyof English, Message>>,
>(group: Group, english: English): TextDefinition<Messages<English>, Group> {
  return { group, english: english as Messages<English> };
}
