// The one table that all of them draw: 20 claims in 10 columns, each value a text already, as writing
// numbers is nobody's part of it.

const CITIES = ["Columbus", "Cleveland", "Cincinnati", "Toledo"];
const CAUSES = ["Hail", "Collision", "Theft", "Fire", "Glass"];
const SHOPS = ["Akron Auto", "Bexley Body", "Canton Cars"];

const ROWS = 20;
const PRIME = 7919;

/** The columns in their order; the first names its rows. */
export const COLUMNS = [
  { id: "number", label: "Number" },
  { id: "owner", label: "Owner" },
  { id: "cause", label: "Cause" },
  { id: "date", label: "Date" },
  { id: "city", label: "City" },
  { id: "car", label: "Car" },
  { id: "shop", label: "Shop" },
  { id: "adjuster", label: "Adjuster" },
  { id: "status", label: "Status" },
  { id: "amount", label: "Amount" },
] as const;

/** The name of a column. */
export type ColumnId = (typeof COLUMNS)[number]["id"];

/** What each column has of a claim. */
export type Claim = Readonly<Record<ColumnId, string>>;

/** The rows. Marked as pure, so that only parts that show them are weighed with them. */
export const CLAIMS: readonly Claim[] = /* @__PURE__ */ Array.from({ length: ROWS }, (_, row) => ({
  number: `CLM-${1000 + row}`,
  owner: `Owner ${(row * PRIME) % ROWS}`,
  cause: CAUSES[row % CAUSES.length] ?? "",
  date: `2026-11-${10 + row}`,
  city: CITIES[row % CITIES.length] ?? "",
  car: `Car ${(row * PRIME) % 7}`,
  shop: SHOPS[row % SHOPS.length] ?? "",
  adjuster: `Adjuster ${row % 3}`,
  status: row % 2 === 0 ? "Open" : "Closed",
  amount: `$${(row * PRIME) % 1000}.00`,
}));

/** What a table is sorted by. */
export interface Sorting {
  column: ColumnId;
  direction: "ascending" | "descending";
}

/** The claims as a caller sorts them, where a library leaves that to its callers. */
export function sortedClaims({ column, direction }: Sorting): readonly Claim[] {
  const way = direction === "ascending" ? 1 : -1;
  return CLAIMS.toSorted((one, other) => way * one[column].localeCompare(other[column]));
}
