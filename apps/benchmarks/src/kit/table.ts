import { median } from "../api/median.ts";
import { native, claimkit, peers } from "./libraries.ts";
import type { Measure } from "./measure.ts";
import type { Part } from "./parts.ts";
import { meanRatio, ratio, type Samples } from "./results.ts";

const PAIRS = [[claimkit, native], ...peers.map((peer) => [peer, claimkit] as const)] as const;

/** All measures in one Markdown table: values of native elements and the kit, then ratios. */
export function table(measures: readonly Measure[]): string {
  const head = [native, claimkit].map(({ name }) => name);
  const pairs = PAIRS.map(([above, below]) => `${above.name} ÷ ${below.name}`);
  return [
    row(["", ...head, ...pairs]),
    row(["---", ...[...head, ...pairs].map(() => "--:")]),
    ...measures.flatMap(block),
  ].join("\n");
}

function block({ name, unit, samples }: Measure): string[] {
  const title = [`**${name}** (${unit})`, "", ""];
  const means = PAIRS.map(([above, below]) => shown(meanRatio(samples, above, below), 2));
  return [
    row(title.concat(PAIRS.map(() => ""))),
    ...[...samples.keys()].map((part) => partRow(samples, part)),
    row(["*geometric mean*", "", ""].concat(means)),
  ];
}

function partRow(samples: Samples, part: Part | "all"): string {
  const amounts = [native, claimkit].map((library) =>
    median(samples.get(part)?.get(library) ?? []),
  );
  const ratios = PAIRS.map(([above, below]) => shown(ratio(samples, part, above, below), 2));
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
