import { describe, expect, test } from "vitest";
import { daysFrom } from "./calendar.ts";
import { claims as seed } from "./seed.ts";

const today = daysFrom(new Date(2026, 10, 20));
const claims = seed.map((createClaim) => createClaim(today));

describe("the people", () => {
  const json = JSON.stringify(claims);

  test("have fictional phone numbers", () => {
    const phones = json.match(/(?<=")1?\d{10}(?=")/g) ?? [];

    expect(phones.length).toBeGreaterThan(100);
    for (const phone of phones) expect(phone).toMatch(/^1?\d{3}55501\d{2}$/);
  });

  test("have email addresses at example.com", () => {
    const addresses = json.match(/[^"\s]+@[^"\s]+/g) ?? [];

    expect(addresses.length).toBeGreaterThan(100);
    for (const address of addresses) expect(address).toMatch(/^[a-z.]+@example\.com$/);
  });
});

test.each([
  { now: new Date(2026, 0, 1), days: -1, date: "2025-12-31" },
  { now: new Date(2028, 1, 28), days: 1, date: "2028-02-29" },
  { now: new Date(2026, 10, 20, 23, 59), days: 0, date: "2026-11-20" },
  { now: new Date(2026, 2, 29, 0, 30), days: -300, date: "2025-06-02" },
])("$days days from $now is $date", ({ now, days, date }) => {
  expect(daysFrom(now)(days)).toBe(date);
});
