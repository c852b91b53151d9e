import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { missedTargets } from "./kit/missed-targets.ts";
import { libraries as all, type Library, type Peer, peers } from "./kit/libraries.ts";
import type { Measure } from "./kit/measure.ts";
import { openPages, openPopups } from "./kit/mount.ts";
import { type PartExports, partExportsOf } from "./kit/part-exports.ts";
import { PARTS_WITH_POPUP, PARTS, type Part } from "./kit/parts.ts";
import { installPeers } from "./kit/peers.ts";
import { comparison, report } from "./kit/report.ts";
import { measureAlternately, type Runner } from "./kit/measure-alternately.ts";
import { openServers } from "./kit/server.ts";
import { sizes } from "./kit/size.ts";

// Compares the kit with other libraries and with native elements: size, server render, mount, opening.
//   pnpm bench:kit                                 everything, written to results/kit.md
//   pnpm bench:kit --part Button --rounds 9         one part only; --part can be repeated
//   pnpm bench:kit --library native --library Claimkit  without the other libraries

const { values } = parseArgs({
  options: {
    part: { type: "string", multiple: true },
    library: { type: "string", multiple: true },
    rounds: { type: "string", default: "11" },
  },
});
const selected = PARTS.filter((part) => values.part?.includes(part) ?? true);
const libraries = all.filter(({ name }) => values.library?.includes(name) ?? true);
const rounds = Number(values.rounds);

if (libraries.some((library) => peers.includes(library as Peer))) installPeers();
const exportsByLibrary = new Map<Library, PartExports>();
for (const library of libraries) exportsByLibrary.set(library, await partExportsOf(library));

async function timed(
  open: (compared: readonly Library[]) => Promise<Runner>,
  parts: readonly Part[] = selected,
) {
  if (parts.length === 0) return new Map();
  const runner = await open(libraries);
  try {
    return await measureAlternately(runner, exportsByLibrary, { parts, rounds });
  } finally {
    await runner.close();
  }
}

const measures: Measure[] = [
  { name: "Size", unit: "KB", samples: await sizes(exportsByLibrary, selected) },
  { name: "Server render", unit: "ms", samples: await timed(openServers), maxRatioToNative: 2 },
  { name: "Mount and layout", unit: "ms", samples: await timed(openPages), maxRatioToNative: 1.3 },
  {
    name: "Opening",
    unit: "ms",
    samples: await timed(
      openPopups,
      selected.filter((part) => PARTS_WITH_POPUP.includes(part)),
    ),
  },
].filter(({ samples }) => samples.size > 0);

const isWhole = !values.part && !values.library;
const text = isWhole ? report(measures, rounds) : comparison(measures, libraries);
if (isWhole) writeFileSync(resolve(import.meta.dirname, "../results/kit.md"), text);
// oxlint-disable-next-line no-console -- this script's purpose is to print the table
console.log(text);
process.exitCode = missedTargets(measures).length > 0 ? 1 : 0;
