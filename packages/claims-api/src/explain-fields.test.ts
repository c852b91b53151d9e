import { expect, test } from "vitest";
import { endpoints } from "./endpoints.ts";
import { misnamedFields } from "./explain-fields.ts";

test.each([
  { wire: { payment_details: [] }, meant: ["paymentDetails"] },
  { wire: { Deductible: "$5", paymentDetail: [] }, meant: ["deductible", "paymentDetails"] },
  {
    wire: { paymentDetails: [{ payeee: "Joe", payment_info: [] }] },
    meant: ["payee", "paymentInfo"],
  },
  { wire: { deductable: "$5", other: 1 }, meant: ["deductible"] },
  { wire: { deductible: "$5", Deductible: "$6", links: [] }, meant: [] },
  { wire: "text", meant: [] },
])("in $wire, means $meant", ({ wire, meant }) => {
  const problems = misnamedFields(endpoints.payoutDetails.response, wire);
  expect(problems.map((problem) => /"(\w+)"\?/.exec(problem)?.[1])).toEqual(meant);
});
