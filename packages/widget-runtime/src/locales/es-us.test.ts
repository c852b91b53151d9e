import { kitEsUs } from "@claimkit/ui-kit/locales/es-us";
import { expect, test } from "vitest";
import { feedbackText } from "../feedback-prompt/text.ts";
import { widgetText } from "../frame/text.ts";
import { showMoreText } from "../show-more/text.ts";
import { widgetRuntimeEsUs } from "./es-us.ts";

test("says everything in Spanish that frame, feedback and long lists say in English, and brings the kit's words", () => {
  const { widget, feedback, kit, [showMoreText.name]: showMore } = widgetRuntimeEsUs.texts;

  expect(widgetRuntimeEsUs.locale).toBe("es-US");
  expect(Object.keys(widget ?? {})).toEqual(Object.keys(widgetText.english));
  expect(Object.keys(feedback ?? {})).toEqual(Object.keys(feedbackText.english));
  expect(Object.keys(showMore ?? {})).toEqual(Object.keys(showMoreText.english));
  expect(kit).toBe(kitEsUs.texts["kit"]);
});
