import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism, cpus, type as system } from "node:os";
import { resolve } from "node:path";
import { version as reactVersion } from "react";
import { findChromium } from "@claimkit/tools/browsers/chromium";
import { FEWER, INSTANCES } from "./cases.ts";
import { faults } from "./faults.ts";
import { peers, peersFolder } from "./libraries.ts";
import type { Measure } from "./measure.ts";
import { table } from "./table.ts";

/** The table with what one has to know to read it and to make it again, as Markdown. */
export function report(measures: readonly Measure[], rounds: number): string {
  const wrong = faults(measures);
  return `# The kit beside its peers

\`\`\`sh
npx pnpm@12 bench:kit
\`\`\`

installs the peers on first use, measures for about 20 minutes on a quiet machine and writes this page. \`--part Button\` looks at one part only and writes nothing.

${table(measures)}

A ratio is how many times as much the first takes as the second; – where a library lacks the part. **native** is plain React on native elements with the same content, wired as accessibly, without styles: the floor.

- **Size**: JavaScript, bundled and minified by esbuild, \`gzip -9\`, React outside; the part with what its library needs around it.
- **Server render**: \`renderToString\` of ${INSTANCES} instances (${fewer()}) for production, the quickest of five in each round; each library in a Node process of its own.
- **Mount and layout**: as many instances, production build, each library in a page of its own with its own styles (Base UI, React Aria, Ariakit and Radix have none, and wear \`fixtures/kit-peers/plain.css\`, as much as the examples of their documentation have): script, style and layout from React's render until two frames later, in CPU time of the page's main thread, with a layout forced right after the render.
- **Opening**: one instance is mounted; counted is the same work from the press of its button until two frames later, when what it opens is known to be visible. A transition may still run then. Carbon's modal is in the page while it is closed, so what opening saves was paid for at mount.
- Times are medians of ${rounds} rounds, ratios medians of the rounds' ratios: the libraries take turns, another one first in each round, after three rounds to warm up and a collection of garbage before each.
- Every part is written as its library documents it, uncontrolled where it can be, a field with label, hint and a default value, and popups and modals closed, a modal beside the button that opens it; where a library has several parts for it, the lightest. A table has 20 rows in 10 columns; those of React Aria are always grids. Their source: \`src/kit/cases\` and \`fixtures/kit-peers\`.

Measured on ${machine()}: ${versions()}.

${wrong.length === 0 ? "Ours is ahead in every cell and near enough to the floor." : ["Not kept:", "", ...wrong.map((each) => `- ${each}`)].join("\n")}
`;
}

/** Of which parts a page has fewer, as words. */
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
