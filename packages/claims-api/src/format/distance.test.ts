import { expect, test } from "vitest";
import { formatMiles } from "./distance.ts";

test.each([
  { miles: 10, shown: "10.0 miles away" },
  { miles: 0.04, shown: "0.04 miles away" },
  { miles: 24.9, shown: "24.9 miles away" },
  { miles: 3.256, shown: "3.26 miles away" },
  { miles: 0, shown: "0.0 miles away" },
  { miles: 1234.5, shown: "1,234.5 miles away" },
])("shows $miles miles with one or two decimals, as '$shown'", ({ miles, shown }) => {
  expect(formatMiles(miles)).toBe(shown);
});

test("accepts messages in another language", () => {
  const spanish = { locale: "es-ES", milesAway: (miles: string) => `a ${miles} millas` };
  const french = { locale: "fr-CA", milesAway: (miles: string) => `à ${miles} milles` };

  expect(formatMiles(3.25, spanish)).toBe("a 3.25 millas");
  expect(formatMiles(3.25, french)).toBe("à 3,25 milles");
});
