import { expect, test } from "vitest";
import { attributeProblems } from "./attribute-problems.ts";
import { knownElements } from "./known-elements.ts";

const claim = { "claim-number": "CLM-1006" };

test.each([
  { given: {}, problem: "needs the attribute claim-number." },
  { given: { "claim-numer": "1" }, problem: "ignores claim-numer. Did you mean claim-number?" },
  { given: { claim_number: "1" }, problem: "ignores claim_number. Did you mean claim-number?" },
  { given: { ...claim, "is-thirdparty": "" }, problem: "Did you mean is-third-party?" },
  {
    given: { ...claim, "is-third-party": "" },
    problem: "with is-third-party also needs contact-id.",
  },
  {
    given: { ...claim, "show-feedback": "no" },
    problem: `reads show-feedback="no" as true. Only "false", or no attribute, is false.`,
  },
  {
    given: { ...claim, "heading-level": "h3" },
    problem: `ignores heading-level="h3", which is not a number.`,
  },
  {
    given: { ...claim, "heading-level": "1" },
    problem: `does not know heading-level="1". Its values are 2, 3, 4, 5, 6.`,
  },
  {
    given: { ...claim, "selected-category": "payout" },
    problem:
      'does not know selected-category="payout". Its values are REPORT, SERVICES, REPAIRS, PAYOUT, CLOSE.',
  },
  {
    given: { ...claim, hrefs: "{}" },
    problem: "ignores hrefs. Set its property hrefs in a script instead.",
  },
  {
    given: { ...claim, "onck-action": "go()" },
    problem: 'ignores onck-action. Call addEventListener("ck:action", …) instead.',
  },
])("<claim-tracker> $problem", ({ given, problem }) => {
  const attributes = new Map(Object.entries(given));

  const problems = attributeProblems(knownElements["claim-tracker"], {
    attributes,
    hasProperty: () => false,
  });

  expect(problems).toContainEqual(expect.stringContaining(problem));
});

test.each([
  { element: "claim-tracker", given: { ...claim, "is-third-party": "TRUE", contactid: "1" } },
  { element: "claim-tracker", given: { ...claim, "is-third-party": "false", theme: "auto" } },
  { element: "claim-tracker", given: { claimnumber: "1", "data-v-7ba5": "", class: "a", id: "b" } },
  { element: "claim-tracker", given: { ...claim, lang: "es", hidden: "", onclick: "go()" } },
  { element: "claim-summary", given: { ...claim, persona: "Third_Party" } },
] as const)("says nothing about $element with $given", ({ element, given }) => {
  const attributes = new Map(Object.entries(given));
  const hasProperty = (): boolean => false;

  expect(attributeProblems(knownElements[element], { attributes, hasProperty })).toEqual([]);
});
