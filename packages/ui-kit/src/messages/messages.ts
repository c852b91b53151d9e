export type { AllMessages, MessageCatalog, SomeMessages } from "./catalog.ts";
export {
  defineText,
  type Message,
  type Messages,
  type PluralText,
  type TextDefinition,
} from "./define-text.ts";
export { formatPlural } from "./format-plural.ts";
export { formatText, type TextValues } from "./format-text.ts";
export { LocaleContext, useLocale, useText } from "./locale.ts";
export { type Localization, localize } from "./localize.ts";
export { LocaleProvider, type LocaleProviderProps } from "./locale-provider.tsx";
export { overrideText } from "./override-text.ts";
export type { TextsOf } from "./texts-of.ts";
