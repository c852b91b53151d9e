import { expect, test } from "vitest";
import { directionsHref } from "./directions-href.ts";

const point = { latitude: 39.98, longitude: -83 };

test.each([
  {
    case: "to the address of a shop",
    facts: { name: "Paint & Co", address: "1 High St #2, Columbus, OH", ...point },
    destination: "Paint & Co, 1 High St #2, Columbus, OH",
  },
  {
    case: "to an address without a name",
    facts: { address: "1 High St" },
    destination: "1 High St",
  },
  {
    case: "to an address of two lines",
    facts: { name: "Paint & Co", address: "1 High St\r\nColumbus, OH" },
    destination: "Paint & Co, 1 High St Columbus, OH",
  },
  {
    case: "to the coordinates without an address",
    facts: point,
    destination: "39.98,-83",
  },
])("has directions $case", ({ facts, destination }) => {
  const url = new URL(directionsHref(facts) ?? "");

  expect(url.origin + url.pathname).toBe("https://www.google.com/maps/dir/");
  expect([...url.searchParams]).toEqual([
    ["api", "1"],
    ["destination", destination],
  ]);
});

test.each([{ name: "Paint & Co" }, { latitude: 39.98 }])("is undefined for %j", (facts) => {
  expect(directionsHref(facts)).toBeUndefined();
});
