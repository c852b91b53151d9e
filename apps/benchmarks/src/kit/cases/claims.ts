// The table that all libraries show: 20 claims in 10 columns. All values are strings, so that number formatting is
// not measured.

const CITIES = ["Columbus", "Cleveland", "Cincinnati", "Toledo"];
const CAUSES = ["Hail", "Collision", "Theft", "Fire", "Glass"];
const SHOPS = ["Akron Auto", "Bexley Body", "Canton Cars"];

const ROWS = 20;
const PRIME = 7919;

/** The columns in their order. The first is the row header. */
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

/** Id of a column. */
export type ColumnId = (typeof COLUMNS)[number]["id"];

/** A claim's value for each column. */
export type Claim = Readonly<Record<ColumnId, string>>;

/** The rows. Marked as pure, so that they count only towards the size of parts that show them. */
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
