import type { MessageCatalog } from "./catalog.ts";
import type { TextDefinition } from "./define-text.ts";

/**
 * A catalog that replaces some messages of one component or widget in one language. It goes into
 * `messages`, after translations.
 *
 * @param definition such as `modalText` of `@claimkit/ui-kit/texts`
 */
export function overrideText<Text extends object>(
  locale: string,
  { group }: TextDefinition<Text>,
  messages: Partial<Text>,
): MessageCatalog {
  return { locale, texts: { [group]: messages } };
}
