import { expect, test } from "vitest";
import { documents } from "../../documents/contents.ts";
import { everyStage } from "../../testing/every-stage.ts";
import { daysFrom } from "../calendar.ts";
import { type Language, languages, translatorFor } from "../language.ts";
import { claims } from "../seed.ts";

const today = daysFrom(new Date());
const stages = claims.flatMap((createClaim) => everyStage(createClaim, today));

const all = languages.flatMap((language) => {
  const found = stages.flatMap(
    (createClaim) => createClaim(today, translatorFor(language)).documents,
  );
  const byId = new Map(found.map(({ id, load: loadPdf }) => [id, { id, language, load: loadPdf }]));
  return [...byId.values()];
});

async function load(id: string, language: Language = "en-US"): Promise<Uint8Array> {
  const found = all.find((document) => document.id === id && document.language === language);
  if (!found) throw new Error(`No claim has ${id} in ${language}.`);
  return found.load();
}

const textOf = async (id: string, language?: Language): Promise<string> =>
  Buffer.from(await load(id, language)).toString("latin1");

test("every document belongs to a claim, and every document of a claim exists", () => {
  const names = (list: readonly { id: string; language: Language }[]): string[] =>
    list.map(({ id, language }) => `${id} in ${language}`).toSorted();

  expect(names(all)).toEqual(names(documents));
});

test.each(documents)(
  "$id in $language is up to date with its script",
  async ({ id, language, generate }) => {
    expect(Buffer.from(await load(id, language)).equals(await generate())).toBe(true);
  },
);

test.each(languages)("has tags, a title and the language %s", async (language) => {
  const text = await textOf("EST-1006-2", language);

  expect(text).toContain("/Marked true");
  expect(text).toContain("/StructTreeRoot");
  expect(text).toContain("/DisplayDocTitle true");
  expect(text).toContain(`/Lang (${language})`);
  for (const tag of ["Document", "H1", "H2", "P", "Table", "TR", "TH", "TD"])
    expect(text).toContain(`/S /${tag}\n`);
});

test("the document of CLM-1005 has no tags", async () => {
  expect(await textOf("EST-1005-1")).not.toContain("/StructTreeRoot");
});

test("the document of CLM-1013 requires a password", async () => {
  expect(await textOf("EST-1013-1")).toContain("/Encrypt");
});

test("the document of CLM-1012 is truncated", async () => {
  const text = await textOf("EST-1012-1");

  expect(text).toMatch(/^%PDF-/);
  expect(text).not.toContain("%%EOF");
  expect(text).not.toContain("/Type /Catalog");
});

test("a document of CLM-1011 has 30 pages, and its photos have alternative text", async () => {
  const text = await textOf("EST-1011-2");

  expect(text.match(/\/Type \/Page\n/g)).toHaveLength(30);
  expect(text.match(/\/S \/Figure\n\/Alt \(/g)).toHaveLength(29);
});

test("all documents together are small", async () => {
  const sizes = await Promise.all(all.map(async ({ load: loadPdf }) => (await loadPdf()).length));

  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(400_000);
});
