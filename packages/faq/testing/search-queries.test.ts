import { expect, test } from "vitest";
import { searchQueries, type Typo } from "./search-queries.ts";

const typos: readonly Typo[] = ["transposed", "missing", "extra", "wrong"];

test.each(Object.entries(searchQueries))(
  "%s has thirty queries, ten of them misspelled in every way",
  (_language, queries) => {
    const misspelled = queries.flatMap(({ typo }) => typo ?? []);

    expect(new Set(queries.map(({ query }) => query)).size).toBe(30);
    expect(misspelled).toHaveLength(10);
    expect(new Set(misspelled)).toEqual(new Set(typos));
  },
);
