import type { Message, Messages, TextDefinition } from "@claimkit/ui-kit/messages";

/**
 * Defines the messages of a widget. `{name}` is a placeholder for `formatText`.
 *
 * @param group unique name of the group in catalogs
 * @param uses further messages that are shown with these: all of them are in one language
 */
export function defineText<
  Group extends string,
  English extends Readonly<Record<keyof English, Message>>,
>(
  group: Group,
  english: English,
  uses?: readonly TextDefinition[],
): TextDefinition<Messages<English>, Group> {
  return { group, english: english as Messages<English>, uses };
}
