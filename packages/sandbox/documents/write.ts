import { mkdir, writeFile } from "node:fs/promises";
import { documents } from "./contents.ts";

// Writes the PDFs into src/documents, each as text in a module of its own. Run after a change: node documents/write.ts
for (const { id, language, make } of documents) {
  const folder = new URL(`../src/documents/${language.toLowerCase()}/`, import.meta.url);
  const base64 = Buffer.from(await make()).toString("base64");
  const module = `/** A PDF, written by the package's documents/write.ts. */\nexport const base64: string =\n  "${base64}";\n`;
  await mkdir(folder, { recursive: true });
  await writeFile(new URL(`${id.toLowerCase()}.ts`, folder), module);
}
