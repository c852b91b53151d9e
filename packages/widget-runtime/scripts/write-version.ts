// Changesets raise the version in package.json; this writes it where events take it from.
import { readFile, writeFile } from "node:fs/promises";

const manifest = new URL("../package.json", import.meta.url);
const source = new URL("../src/version.ts", import.meta.url);

const { version } = JSON.parse(await readFile(manifest, "utf8")) as { version: string };
const written = await readFile(source, "utf8");
await writeFile(source, written.replace(/VERSION = ".*"/, `VERSION = "${version}"`));
