import results from "@claimkit/benchmarks/results/kit.md?raw";

/** A library's result relative to the kit's. */
export interface Measure {
  library: string;
  ratio: number;
}

/** One measure, as the geometric mean over all components. */
export interface Comparison {
  /** Name in the benchmark, such as "Size". */
  name: string;
  /** The kit's result relative to unstyled native elements. */
  overNative: number;
  /** The libraries, in ascending order. */
  peers: readonly Measure[];
}

const rows = results
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .map((line) => line.split("|").slice(1, -1).map(plain));

const [header = []] = rows;
const isPeer = (column: string): boolean => column.endsWith(" ÷ Claimkit");

/** The results of one measure: `Size`, `Server render` or `Mount and layout`. */
export function comparison(name: string): Comparison {
  const means = rowAfter(name, "geometric mean");
  const peers = header.flatMap((column, index) =>
    isPeer(column)
      ? [{ library: column.replace(" ÷ Claimkit", ""), ratio: Number(means[index]) }]
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

/** Size of all measured components together, in KB. */
export function totalSize(): number {
  return Number(rowAfter("Size", "all that it has")[header.indexOf("Claimkit")]);
}

/** Number of measured components. */
export function componentCount(): number {
  const start = rows.findIndex(([cell]) => cell?.startsWith("Size ("));
  return rows.slice(start + 1).findIndex(([cell]) => cell === "all that it has");
}

/** Machine and versions of the measurement. */
export const measuredOn = /^Measured on (.*)\.$/m.exec(results)?.[1] ?? "";

function rowAfter(chapter: string, first: string): readonly string[] {
  const start = rows.findIndex(([cell]) => cell?.startsWith(`${chapter} (`));
  const row = rows.slice(start).find(([cell]) => cell === first);
  if (start < 0 || !row) throw new Error(`The results have no row "${first}" in ${chapter}.`);
  return row;
}

function plain(cell: string): string {
  return cell.replaceAll("*", "").trim();
}
