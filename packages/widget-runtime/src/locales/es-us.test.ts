import { kitEsUs } from "@claimkit/ui-kit/locales/es-us";
import { expect, test } from "vitest";
import { widgetText } from "../frame/text.ts";
import { widgetRuntimeEsUs } from "./es-us.ts";

test("says everything in Spanish that the frame says in English, and brings the kit's words", () => {
  const { widget, kit } = widgetRuntimeEsUs.texts;

  expect(widgetRuntimeEsUs.locale).toBe("es-US");
  expect(Object.keys(widget ?? {})).toEqual(Object.keys(widgetText.english));
  expect(kit).toBe(kitEsUs.texts["kit"]);
});
