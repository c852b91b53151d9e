import { kitEsUs } from "@claimkit/ui-kit/locales/es-us";
import type { MessageCatalog, TextsOf } from "@claimkit/ui-kit/messages";
import { overrideText } from "@claimkit/ui-kit/messages";
import { widgetRuntimeEsUs } from "../src/locales/es-us.ts";
import type * as texts from "../src/texts.ts";
import { widgetText } from "../src/texts.ts";

// Checked by the type checker: an expected error that does not occur is an error.

type Texts = TextsOf<typeof texts>;
const { widget, feedback, ...others } = widgetRuntimeEsUs.texts;
const { retry, ...incomplete } = widget;

export const complete: MessageCatalog<Texts> = {
  locale: "es-US",
  texts: { ...kitEsUs.texts, ...others, feedback, widget: { ...incomplete, retry } },
};
export const withoutGroup: MessageCatalog<Texts> = {
  locale: "es-US",
  // @ts-expect-error The feedback prompt is missing.
  texts: { ...others, widget },
};
export const withoutMessage: MessageCatalog<Texts> = {
  locale: "es-US",
  // @ts-expect-error 'Try again' is missing.
  texts: { ...others, feedback, widget: incomplete },
};

overrideText("es-US", widgetText, { retry: "Otra vez" });
// @ts-expect-error There is no such message.
overrideText("es-US", widgetText, { again: "Otra vez" });
