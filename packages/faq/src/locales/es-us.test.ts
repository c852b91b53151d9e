import { globSync } from "node:fs";
import type { TextDefinition } from "@claimkit/widget-runtime";
import { expect, test } from "vitest";
import { faqEsUs } from "./es-us.ts";

const files = globSync("../*/text.ts", { cwd: import.meta.dirname });

const definitions = await Promise.all(
  files.map(async (file) =>
    Object.values<TextDefinition<object>>(await import(`./${file}`)).filter(isDefinition),
  ),
);

function isDefinition(value: object): boolean {
  return "english" in value;
}

test.each(definitions.flat())("says every word of $name in Spanish", ({ name, english }) => {
  const spanish = faqEsUs.texts[name] ?? {};

  expect(Object.keys(spanish).toSorted()).toEqual(Object.keys(english).toSorted());
});

test("brings the words of the frame and of the kit", () => {
  expect(faqEsUs).toMatchObject({
    locale: "es-US",
    texts: {
      widget: { waiting: "Espere mientras procesamos su solicitud." },
      kit: { wait: expect.any(String) },
    },
  });
});
