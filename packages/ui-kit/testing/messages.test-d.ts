import {
  defineText,
  formatPlural,
  formatText,
  type MessageCatalog,
  overrideText,
  type TextsOf,
} from "../src/messages/messages.ts";
import { modalText } from "../src/modal/text.ts";
import type * as texts from "../src/texts.ts";

// Checked by the type checker: an expected error that does not occur is an error.

type KitTexts = TextsOf<typeof texts>;
declare const kit: KitTexts;
const { modal, ...others } = kit;

export const complete: MessageCatalog<KitTexts> = {
  locale: "es-US",
  texts: { ...others, modal },
};
// @ts-expect-error A message is missing.
export const withoutOne: KitTexts = { ...kit, modal: {} };
// @ts-expect-error A group is missing.
export const withoutAll: KitTexts = others;

overrideText("en-US", modalText, { closeModal: "Dismiss" });
// @ts-expect-error There is no such message.
overrideText("en-US", modalText, { closeModel: "Dismiss" });
// @ts-expect-error The message is text, not a function.
overrideText("en-US", modalText, { closeModal: () => "Dismiss" });

const ownText = defineText("own", {
  pages: { one: "{count} page", other: "{count} pages" },
  payee: (name: string) => `Payment to ${name}`,
});
overrideText("pl", ownText, { pages: { few: "{count} strony", other: "{count} stron" } });
// @ts-expect-error `other` is missing.
overrideText("en-US", ownText, { pages: { one: "{count} page" } });
// @ts-expect-error There is no such plural category.
overrideText("en-US", ownText, { pages: { three: "3 pages", other: "{count} pages" } });
// @ts-expect-error The payee is text.
overrideText("en-US", ownText, { payee: (name: number) => `${name}` });

formatPlural(ownText.english.pages, { count: 1 }, "en-US");
// @ts-expect-error The count is missing.
formatPlural(ownText.english.pages, {}, "en-US");
// @ts-expect-error A plural needs `formatPlural`.
formatText(ownText.english.pages, { count: 1 }, "en-US");

// @ts-expect-error Groups of messages can't be nested.
defineText("nested", { titles: { open: "Open" } });
