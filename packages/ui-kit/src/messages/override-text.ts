import type { MessageCatalog } from "./catalog.ts";
import type { TextDefinition } from "./define-text.ts";

/**
 * Makes a catalog that replaces some messages of one component or widget in one language. Pass it in
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
