import { writeFile } from "node:fs/promises";
import { documents } from "./contents.ts";

// Writes the PDFs into src/documents, each as text in a module of its own. Run after a change: node documents/write.ts
for (const [name, make] of Object.entries(documents)) {
  const base64 = Buffer.from(await make()).toString("base64");
  const module = `/** A PDF, written by the package's documents/write.ts. */\nexport const base64: string =\n  "${base64}";\n`;
  await writeFile(new URL(`../src/documents/${name}.ts`, import.meta.url), module);
}
