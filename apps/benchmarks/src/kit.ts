import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { faults } from "./kit/faults.ts";
import { libraries, type Library } from "./kit/libraries.ts";
import type { Measure } from "./kit/measure.ts";
import { openPages, openPopups } from "./kit/mount.ts";
import { type Offer, offerOf } from "./kit/offer.ts";
import { OPENING, PARTS, type Part } from "./kit/parts.ts";
import { installPeers } from "./kit/peers.ts";
import { report } from "./kit/report.ts";
import { inTurns, type Stage } from "./kit/rounds.ts";
import { openServers } from "./kit/server.ts";
import { sizes } from "./kit/size.ts";

// The kit beside its peers and beside bare native elements: size, server render, mount, opening.
//   pnpm bench:kit                          everything, kept in results/kit.md
//   pnpm bench:kit --part Button --rounds 9  a look at one part, or more

const { values } = parseArgs({
  options: {
    part: { type: "string", multiple: true },
    rounds: { type: "string", default: "11" },
  },
});
const chosen = PARTS.filter((part) => values.part?.includes(part) ?? true);
const rounds = Number(values.rounds);

installPeers();
const offers = new Map<Library, Offer>();
for (const library of libraries) offers.set(library, await offerOf(library));

async function timed(
  open: (all: readonly Library[]) => Promise<Stage>,
  parts: readonly Part[] = chosen,
) {
  if (parts.length === 0) return new Map();
  const stage = await open(libraries);
  try {
    return await inTurns(stage, offers, { parts, rounds });
  } finally {
    await stage.close();
  }
}

const measures: Measure[] = [
  { name: "Size", unit: "KB", samples: await sizes(offers, chosen) },
  { name: "Server render", unit: "ms", samples: await timed(openServers), mostTimesNative: 2 },
  { name: "Mount and layout", unit: "ms", samples: await timed(openPages), mostTimesNative: 1.3 },
  {
    name: "Opening",
    unit: "ms",
    samples: await timed(
      openPopups,
      chosen.filter((part) => OPENING.includes(part)),
    ),
  },
].filter(({ samples }) => samples.size > 0);

const text = report(measures, rounds);
if (!values.part) writeFileSync(resolve(import.meta.dirname, "../results/kit.md"), text);
// oxlint-disable-next-line no-console -- the table is what this script is for
console.log(text);
process.exitCode = faults(measures).length > 0 ? 1 : 0;
