import { expect, test } from "vitest";
import { isAmount } from "./is-amount.ts";

test.each([
  { value: "$4,238.40", is: true },
  { value: "-$5", is: true },
  { value: "1 250,50 $", is: true },
  { value: "$40 / $1,200", is: false },
  { value: "$500 deductible", is: false },
  { value: "Waived", is: false },
  { value: "4471", is: false },
  { value: "", is: false },
])("'$value' is an amount: $is", ({ value, is }) => {
  expect(isAmount(value)).toBe(is);
});
