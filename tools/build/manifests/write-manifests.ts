import { readFileSync, writeFileSync } from "node:fs";
import { customElementsManifest } from "./custom-elements.ts";
import { describeElements } from "./describe-elements.ts";
import { htmlData } from "./html-data.ts";
import { webTypes } from "./web-types.ts";

// Run in packages/elements. Writes what editors read about the elements.

interface Manifest {
  name: string;
  version: string;
  homepage: string;
}

const { homepage, ...info } = JSON.parse(readFileSync("package.json", "utf8")) as Manifest;
const elements = describeElements();

write("custom-elements.json", customElementsManifest(elements));
write("web-types.json", webTypes(elements, info));
write("vscode.html-custom-data.json", htmlData(elements, homepage));

function write(file: string, content: unknown): void {
  writeFileSync(`dist/${file}`, JSON.stringify(content));
}
