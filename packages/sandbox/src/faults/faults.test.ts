import { expect, test } from "vitest";
import { parseFaults } from "./faults.ts";

test.each([
  { text: "", faults: {} },
  { text: "reportDetails=500", faults: { reportDetails: { status: 500 } } },
  { text: "all=204;", faults: { all: { status: 204 } } },
  { text: "all=delay=800", faults: { all: { delayMs: 800 } } },
  {
    text: " claimSearch=html ; claimSummary=503, retry-after=1, times=2 ",
    faults: {
      claimSearch: { body: "html" },
      claimSummary: { status: 503, retryAfter: 1, times: 2 },
    },
  },
  { text: "claimContacts=drop", faults: { claimContacts: { drop: true } } },
  {
    text: "claimContacts=truncated;reportDetails=wrong-shape",
    faults: { claimContacts: { body: "truncated" }, reportDetails: { body: "wrong-shape" } },
  },
])("parses '$text'", ({ text, faults }) => {
  expect(parseFaults(text)).toEqual(faults);
});

test.each([
  "reportDetails",
  "reportDetails=",
  "reportDetails=200",
  "reportDetails=600",
  "=500",
  "questions=500",
  "all=delay=-1",
  "all=constructor=1",
])("rejects '%s'", (text) => {
  expect(() => parseFaults(text)).toThrow(/^Unknown (fault|call)/);
});
