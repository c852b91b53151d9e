import { parseArgs } from "node:util";
import { PARTS } from "./kit/cases.ts";
import {
  claimkit,
  installPeers,
  libraries as all,
  type Library,
  native,
  type PartExports,
  partExportsOf,
} from "./kit/libraries.ts";
import { measureAlternately, printTable } from "./kit/measure.ts";
import { openPages } from "./kit/mount.ts";
import { openServers } from "./kit/server.ts";
import { sizes } from "./kit/size.ts";

// Compares the kit with other libraries and with native elements: size, server render, mount.
//   pnpm bench:kit                                 everything, about 8 minutes
//   pnpm bench:kit --part Button --rounds 3         one part only; --part can be repeated
//   pnpm bench:kit --own                            without the other libraries

const { values } = parseArgs({
  options: {
    part: { type: "string", multiple: true },
    own: { type: "boolean", default: false },
    rounds: { type: "string", default: "11" },
  },
});
const parts = PARTS.filter((part) => values.part?.includes(part) ?? true);
const libraries = values.own ? [native, claimkit] : all;
const settings = { parts, rounds: Number(values.rounds) };

if (!values.own) installPeers();
const exportsByLibrary = new Map<Library, PartExports>();
for (const library of libraries) exportsByLibrary.set(library, await partExportsOf(library));

printTable("Size (KB)", await sizes(exportsByLibrary, parts));
const server = await measureAlternately(await openServers(libraries), exportsByLibrary, settings);
// Why: docs/decisions/testing.md#server-rendering-misses-its-target
const isServerFast = printTable("Server render (ms)", server, 2);
const mount = await measureAlternately(await openPages(libraries), exportsByLibrary, settings);
const isMountFast = printTable("Mount and layout (ms)", mount, 1.3);
console.log("Targets: server render at most 2 times native, mount at most 1.3.");
process.exitCode = isServerFast && isMountFast ? 0 : 1;
