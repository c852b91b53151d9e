import { expect, test } from "vitest";
import { mergeCatalogs } from "./catalog.ts";

const spanish = { locale: "es-US", texts: { button: { wait: "Espere", done: "Listo" } } };
const mexican = { locale: "es-MX", texts: { button: { wait: "Aguarde" } } };

test.each([
  { locale: "es-US", wait: "Espere" },
  { locale: "es-us", wait: "Espere" },
  { locale: "es-MX", wait: "Aguarde" },
  { locale: "en-US", wait: undefined },
])("takes the words of the very tag: $locale", ({ locale, wait }) => {
  const { texts } = mergeCatalogs(locale, [spanish, mexican]);
  expect(texts["button"]).toEqual(wait && expect.objectContaining({ wait }));
});

test("takes the words that a region lacks from another of the language", () => {
  expect(mergeCatalogs("es-MX", [mexican, spanish]).texts).toEqual({
    button: { wait: "Aguarde", done: "Listo" },
  });
});

test("keeps the regions of English apart, which all have the same words below", () => {
  const british = { locale: "en-GB", texts: { button: { color: "Colour" } } };
  const american = { locale: "en-US", texts: { button: { wait: "Hold on" } } };

  expect(mergeCatalogs("en-US", [british, american]).texts).toEqual(american.texts);
  expect(mergeCatalogs("en-CA", [british]).texts).toEqual(british.texts);
});

test("takes the words of the language where none has the very tag", () => {
  expect(mergeCatalogs("es", [spanish])).toEqual({ locale: "es", texts: spanish.texts });
});

test.each([
  { asked: "es_US", locale: "es-US", texts: spanish.texts },
  { asked: "fr-CA", locale: "en-US", texts: {} },
  { asked: "", locale: "en-US", texts: {} },
  { asked: "en_GB", locale: "en-GB", texts: {} },
  { asked: "en_GB.UTF-8", locale: "en-GB", texts: {} },
  { asked: "es_US@euro", locale: "es-US", texts: spanish.texts },
  { asked: "es-", locale: "es", texts: spanish.texts },
  { asked: "en--US", locale: "en", texts: {} },
  { asked: "C.UTF-8", locale: "en-US", texts: {} },
  { asked: "not a locale", locale: "en-US", texts: {} },
])("names the language of the words that it has: $asked gives $locale", ({ asked, ...merged }) => {
  expect(mergeCatalogs(asked, [spanish])).toEqual(merged);
});

test("lets a later catalog replace a single word", () => {
  const host = {
    locale: "es-US",
    texts: { button: { wait: "Un momento" }, report: { heading: "Informe" } },
  };

  expect(mergeCatalogs("es-US", [spanish, host]).texts).toEqual({
    button: { wait: "Un momento", done: "Listo" },
    report: { heading: "Informe" },
  });
});

test("never names a language that `Intl` rejects, not even that of a catalog", () => {
  expect(mergeCatalogs("e", [{ locale: "e", texts: {} }]).locale).toBe("en-US");
});
