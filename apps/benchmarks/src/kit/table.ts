import { median } from "../api/median.ts";
import { claimkit, type Library, native, peers } from "./libraries.ts";
import type { Measure } from "./measure.ts";
import type { Part } from "./parts.ts";
import { meanRatio, ratio, type Samples } from "./results.ts";

type Pair = readonly [above: Library, below: Library];

const PAIRS: readonly Pair[] = [[claimkit, native], ...peers.map((peer): Pair => [peer, claimkit])];

/** All measures in one Markdown table: values of native elements and the kit, then ratios. */
export function table(measures: readonly Measure[], libraries: readonly Library[]): string {
  const compared = PAIRS.filter((pair) => pair.every((library) => libraries.includes(library)));
  const head = [native, claimkit].map(({ name }) => name);
  const pairs = compared.map(([above, below]) => `${above.name} ÷ ${below.name}`);
  return [
    row(["", ...head, ...pairs]),
    row(["---", ...[...head, ...pairs].map(() => "--:")]),
    ...measures.flatMap((measure) => block(measure, compared)),
  ].join("\n");
}

function block({ name, unit, samples }: Measure, pairs: readonly Pair[]): string[] {
  const title = [`**${name}** (${unit})`, "", ""];
  const means = pairs.map(([above, below]) => shown(meanRatio(samples, above, below), 2));
  return [
    row(title.concat(pairs.map(() => ""))),
    ...[...samples.keys()].map((part) => partRow(samples, part, pairs)),
    row(["*geometric mean*", "", ""].concat(means)),
  ];
}

function partRow(samples: Samples, part: Part | "all", pairs: readonly Pair[]): string {
  const amounts = [native, claimkit].map((library) =>
    median(samples.get(part)?.get(library) ?? []),
  );
  const ratios = pairs.map(([above, below]) => shown(ratio(samples, part, above, below), 2));
  const name = part === "all" ? "all that it has" : words(part);
  return row([name].concat(amounts.map((each) => shown(each))).concat(ratios));
}

/** Such as "text field" for `TextField`. */
function words(part: string): string {
  return part.replaceAll(/(?<=.)([A-Z])/g, " $1").toLowerCase();
}

function shown(number = Number.NaN, digits = 1): string {
  return Number.isNaN(number) ? "–" : number.toFixed(digits);
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}
