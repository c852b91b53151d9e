import { readFile, writeFile } from "node:fs/promises";
import { designTokens } from "./design-tokens.ts";

// Writes dist/tokens.json. Part of the build.
const css = await readFile(new URL("../src/tokens.css", import.meta.url), "utf8");
const tokens = JSON.stringify(designTokens(css), undefined, 2);
await writeFile(new URL("../dist/tokens.json", import.meta.url), `${tokens}\n`);
