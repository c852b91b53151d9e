import { mkdir, writeFile } from "node:fs/promises";
import { documents } from "./contents.ts";

// Writes each PDF as a Base64 module into src/documents. Run after a change: node documents/write.ts
for (const { id, language, generate } of documents) {
  const folder = new URL(`../src/documents/${language.toLowerCase()}/`, import.meta.url);
  const base64 = Buffer.from(await generate()).toString("base64");
  const module = `/** A PDF, written by the package's documents/write.ts. */\nexport const base64: string =\n  "${base64}";\n`;
  await mkdir(folder, { recursive: true });
  await writeFile(new URL(`${id.toLowerCase()}.ts`, folder), module);
}
