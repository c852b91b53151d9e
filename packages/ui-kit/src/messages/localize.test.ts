import { expect, onTestFinished, test, vi } from "vitest";
import { defineText } from "./define-text.ts";
import { localize } from "./localize.ts";

const definition = defineText("report", {
  heading: "Report",
  failed: "It didn't load.",
  pages: { one: "{count} page", other: "{count} pages" },
  rows: (count: number) => `${count} rows`,
});

/** The messages over the catalogs of one language that have these groups. */
function get(...groups: Record<string, object>[]): typeof definition.english {
  const catalogs = groups.map((texts) => ({ locale: "es-US", texts }));
  return localize("es-US", catalogs).get(definition);
}

test("gives English messages where no catalog has them", () => {
  expect(get()).toEqual(definition.english);
});

test("takes what a catalog has, message by message", () => {
  const text = get({ report: { heading: "Reporte" } });

  expect(text.heading).toBe("Reporte");
  expect(text.failed).toBe("It didn't load.");
});

test("lets a later catalog override a single message", () => {
  const text = get(
    { report: { heading: "Reporte", failed: "Falló." } },
    { report: { failed: "" } },
  );

  expect(text.heading).toBe("Reporte");
  expect(text.failed).toBe("");
});

test("takes plurals with the categories of another language", () => {
  const pages = { one: "{count} página", many: "{count} de páginas", other: "{count} páginas" };

  expect(get({ report: { pages } }).pages).toEqual(pages);
});

test("takes messages that are functions", () => {
  const text = get({ report: { rows: (count: number) => `${count} filas` } });

  expect(text.rows(2)).toBe("2 filas");
});

test.each([
  { what: "messages it does not know", report: { colour: "red" } },
  {
    what: "messages of another kind",
    report: { heading: 5, rows: "rows", failed: null, pages: "pages" },
  },
  { what: "null for a plural", report: { pages: null } },
  { what: "a list for a plural", report: { pages: ["page", "pages"] } },
  { what: "a plural without 'other'", report: { pages: { one: "page" } } },
  { what: "a plural for a text", report: { heading: { other: "Reports" } } },
  { what: "a group that is text", report: "report" as unknown as object },
  { what: "a group that is null", report: null as unknown as object },
  { what: "inherited messages", report: Object.create({ heading: "Inherited" }) as object },
  { what: "a prototype", report: JSON.parse('{ "__proto__": { "heading": "x" } }') as object },
  {
    what: "a constructor",
    report: JSON.parse('{ "constructor": { "prototype": { "heading": "x" } } }') as object,
  },
])("leaves out $what", ({ report }) => {
  expect(get({ report })).toEqual(definition.english);
  expect(Object.getPrototypeOf(get({ report }))).toBe(Object.prototype);
});

test.each(["__proto__", "constructor"])("takes no group %s for that of an object", (group) => {
  const texts = JSON.parse(
    `{ "${group}": { "name": "x", "report": { "heading": "x" } } }`,
  ) as object;
  const { get: textOf } = localize("es-US", [{ locale: "es-US", texts: { ...texts } }]);

  expect(textOf(definition)).toEqual(definition.english);
  expect(({} as { report?: unknown }).report).toBeUndefined();
});

test("never looks for a group among what every object has", () => {
  const odd = defineText("constructor", { name: "English" });

  expect(localize("en-US", []).get(odd).name).toBe("English");
});

test("warns in development of a message that does not exist, once", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());

  expect(get({ report: { haeding: "Reporte", failed: "Falló." } }).heading).toBe("Report");
  get({ report: { haeding: "Reporte" } });

  expect(warn.mock.calls.flat()).toEqual([expect.stringContaining('no message "report.haeding"')]);
});

const shop = defineText("shop", { open: "Open" });
const street = {
  ...defineText("street", { name: "Street", houses: { other: "{count} houses" } }),
  uses: [shop],
};

test.each([
  { what: "all", locale: "fr-CA", texts: { street: { name: "Rue", houses: { other: "" } } } },
  { what: "not all", locale: "en-US", texts: { street: { name: "Rue" } } },
  { what: "no usable", locale: "en-US", texts: { street: { name: 1, houses: "maisons" } } },
])("a catalog with $what messages is complete in $locale", ({ locale, texts }) => {
  vi.spyOn(console, "warn").mockReturnValue();
  const catalog = { locale: "fr-CA", texts: { ...texts, shop: { open: "Ouvert" } } };

  expect(localize("fr-CA", [catalog]).complete(street).locale).toBe(locale);
});

test("English in place of an incomplete catalog has the host's own wording, and stays English", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const french = { locale: "fr-CA", texts: { street: { name: "Rue", houses: { other: "" } } } };
  const own = { locale: "en-US", texts: { shop: { open: "We're open" } } };
  const given = localize("fr-CA", [french, own]);

  const complete = given.complete(street);
  expect(complete.get(shop).open).toBe("We're open");
  expect(complete.get(street).name).toBe("Street");
  expect(complete.complete(street)).toBe(complete);
  expect(complete.insteadOf).toBe(given);
  given.complete(shop);
  expect(warn.mock.calls.flat().filter((text) => String(text).includes("shop.open"))).toEqual([
    expect.stringContaining('The messages in fr-CA lack "shop.open"'),
  ]);
});
