import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism, cpus, type as system } from "node:os";
import { resolve } from "node:path";
import { version as reactVersion } from "react";
import { findChromium } from "@claimkit/tools/browsers/chromium";
import { FEWER, INSTANCES } from "./cases.ts";
import { missedTargets } from "./missed-targets.ts";
import { claimkit, libraries, type Library, native, peers, peersFolder } from "./libraries.ts";
import type { Measure } from "./measure.ts";
import { meanRatio } from "./results.ts";
import { table } from "./table.ts";

/** The table as Markdown, with the method and the command that repeats the measurement. */
export function report(measures: readonly Measure[], rounds: number): string {
  return `# The kit compared with other libraries

\`\`\`sh
npx pnpm@12 bench:kit
\`\`\`

This installs the other libraries on first use, measures for about 20 minutes on an idle machine, and writes this page. \`--part Button\` measures one part only and writes nothing.

${table(measures, libraries)}

A ratio is how many times as much the first library takes as the second; "–" if a library lacks the part. **native** is plain React on native elements with the same content and accessibility, without styles: the baseline.

- **Size**: JavaScript and CSS, bundled and minified by esbuild, \`gzip -9\`, without React; the part with the wrapper that its library needs, and the style sheet that its documentation tells a host to load. Claimkit has one for each component; Mantine and Carbon have one for all; MUI has its styles in JavaScript; the others have none and use \`fixtures/kit-peers/plain.css\` (see below).
- **Server render**: \`renderToString\` of ${INSTANCES} instances (${fewer()}) for production, a tenth at a time, the fastest of five in each round; each library in its own Node process.
- **Mount and layout**: the same number of instances, production build, each library in its own page with its own styles (Base UI, React Aria, Ariakit and Radix have none, and use \`fixtures/kit-peers/plain.css\`, which is about as large as the styles of their documentation's examples): script, style and layout from React's render until two frames later, in CPU time of the page's main thread, with a layout forced right after the render.
- **Opening**: one instance is mounted; measured is the same work from the click on its button until two frames later, when the popup is visible. A transition may still run then. Carbon's modal is in the page while it is closed, so its rendering counts as mounting.
- Times are medians of ${rounds} rounds, ratios medians of the rounds' ratios: the libraries alternate, with a different first one in each round, after three warm-up rounds and with garbage collection before each measurement.
- Every part follows its library's documentation and is uncontrolled if possible. Fields have a label, a hint and a default value. Popups and modals are closed, and a modal has the button that opens it. If a library has several variants of a part, the smallest is used. A table has 20 rows in 10 columns; those of React Aria are always grids. Sources: \`src/kit/cases\` and \`fixtures/kit-peers\`.

Measured on ${machine()}: ${versions()}.

${targets(measures)}
`;
}

/** The table of some libraries or parts, and the targets. */
export function comparison(measures: readonly Measure[], compared: readonly Library[]): string {
  return `${table(measures, compared)}\n\n${targets(measures)}\n`;
}

/** Each target with the geometric mean that it limits, then those that are missed. */
function targets(measures: readonly Measure[]): string {
  const missed = missedTargets(measures);
  return [
    "Targets:",
    "",
    ...measures.flatMap(({ name, samples, maxRatioToNative: max }) =>
      max
        ? [
            `- ${name}: ${meanRatio(samples, claimkit, native).toFixed(2)} of at most ${max} times native.`,
          ]
        : [],
    ),
    "",
    ...(missed.length === 0
      ? ["Claimkit meets all targets."]
      : ["Missed targets:", "", ...missed.map((each) => `- ${each}`)]),
  ].join("\n");
}

/** Lists parts with fewer instances, such as "10 of `Table`". */
function fewer(): string {
  return Object.entries(FEWER)
    .map(([part, count]) => `${count} of \`${part}\``)
    .join(", ");
}

function machine(): string {
  return `${availableParallelism()} cores of ${cpus()[0]?.model ?? "an unknown processor"}, ${system()}`;
}

function versions(): string {
  const chromium = spawnSync(findChromium() ?? "", ["--version"], { encoding: "utf8" }).stdout;
  const installed = peers.map(({ name, package: npm }) => {
    const manifest = readFileSync(
      resolve(peersFolder, "node_modules", npm, "package.json"),
      "utf8",
    );
    return `${name} ${JSON.parse(manifest).version}`;
  });
  const [browser = ""] = /\w+ [\d.]+/.exec(chromium) ?? [];
  return [`Node ${process.versions.node}`, browser, `React ${reactVersion}`, ...installed].join(
    ", ",
  );
}
