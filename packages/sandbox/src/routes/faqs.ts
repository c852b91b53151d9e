import * as v from "valibot";
import { allFaqs } from "../faqs/faqs.ts";
import { toWire, isForThirdParties } from "../faqs/faq.ts";
import type { Route } from "../route.ts";

const query = v.object({
  claimNumber: v.optional(v.string()),
  contactId: v.optional(v.string()),
  isThirdParty: v.optional(v.string()),
  environment: v.optional(v.string()),
});

/** `GET faqs`: all questions, unsorted. Third parties get only questions that are relevant to them. */
export const faqs = {
  call: "faqs",
  method: "GET",
  path: "/faqs",
  summary: "All questions and answers",
  query,
  example: { path: "/faqs" },
  answer: (c) => {
    const all = allFaqs(c.var.t);
    const shown = c.req.query("isThirdParty") === "true" ? all.filter(isForThirdParties) : all;
    return c.json({ faqs: shown.map(toWire) });
  },
} as const satisfies Route;
