import results from "@claimkit/benchmarks/results/kit.md?raw";

/** How a library did beside the kit: how many times as much of something it takes. */
export interface Measure {
  library: string;
  ratio: number;
}

/** One thing that was measured, as the geometric mean over all parts. */
export interface Comparison {
  /** As the benchmark names it, such as "Size". */
  name: string;
  /** How many times as much the kit takes as bare native elements. */
  overNative: number;
  /** The libraries, from the least to the most. */
  peers: readonly Measure[];
}

const rows = results
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .map((line) => line.split("|").slice(1, -1).map(plain));

const [header = []] = rows;
const isPeer = (column: string): boolean => column.endsWith(" ÷ Claimkit");

/** What the benchmark says of one thing: `Size`, `Server render` or `Mount and layout`. */
export function comparison(name: string): Comparison {
  const means = rowAfter(name, "geometric mean");
  const peers = header.flatMap((column, place) =>
    isPeer(column)
      ? [{ library: column.replace(" ÷ Claimkit", ""), ratio: Number(means[place]) }]
      : [],
  );
  return {
    name,
    overNative: Number(means[header.indexOf("Claimkit ÷ native")]),
    peers: peers
      .filter(({ ratio }) => Number.isFinite(ratio))
      .toSorted((one, other) => one.ratio - other.ratio),
  };
}

/** What all measured parts weigh together, in KB. */
export function weightOfAll(): number {
  return Number(rowAfter("Size", "all that it has")[header.indexOf("Claimkit")]);
}

/** How many parts those are. */
export function countOfParts(): number {
  const start = rows.findIndex(([cell]) => cell?.startsWith("Size ("));
  return rows.slice(start + 1).findIndex(([cell]) => cell === "all that it has");
}

/** On which machine, with which versions. */
export const measuredOn = /^Measured on (.*)\.$/m.exec(results)?.[1] ?? "";

function rowAfter(chapter: string, first: string): readonly string[] {
  const start = rows.findIndex(([cell]) => cell?.startsWith(`${chapter} (`));
  const row = rows.slice(start).find(([cell]) => cell === first);
  if (start < 0 || !row) throw new Error(`The benchmark has written no "${first}" of ${chapter}.`);
  return row;
}

function plain(cell: string): string {
  return cell.replaceAll("*", "").trim();
}
