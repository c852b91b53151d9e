import { describe, expect, test } from "vitest";
import { clientThatAnswers, status } from "../testing/client-that-answers.ts";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";

/** A valid input for every call. */
const input = {
  claimNumber: "CLM-1",
  contactId: "7",
  policyNumber: "POL-1",
  category: "REPORT",
  text: "chicago",
  zipCode: "60654",
};

const calls = Object.values(endpoints as Record<string, Endpoint<unknown, unknown>>);
const withoutData = calls.filter((endpoint) => "empty" in endpoint);

test("these calls accept a response without data", () => {
  expect(withoutData.map(({ name }) => name)).toEqual([
    "claimContacts",
    "timelines",
    "contactUs",
    "payoutDetails",
    "faqs",
    "faqSearch",
    "repairFacilitiesSearch",
    "locationSuggest",
    "claimSearch",
    "claimSearchByQuery",
    "adjusterSummaries",
  ]);
});

describe.each(withoutData)("$name", (endpoint) => {
  const load = (answer: unknown) => clientThatAnswers([answer]).client.load(endpoint, input);

  test("treats a 204, an empty body and an object without fields as no data", async () => {
    const expected = await load(status(204));
    for (const body of ["", " ", "{}", " {\n} "]) {
      await expect(load(new Response(body))).resolves.toEqual(expected);
    }
    expect(expected.warnings).toEqual([]);
  });

  test("rejects an object with only other fields", async () => {
    await expect(load({ message: "Sorry" })).rejects.toMatchObject({ code: "invalid_response" });
  });
});
