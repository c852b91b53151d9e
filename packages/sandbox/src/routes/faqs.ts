import * as v from "valibot";
import { allFaqs } from "../faqs/faqs.ts";
import { asSent, concernsThirdParties } from "../faqs/faq.ts";
import type { Route } from "../route.ts";

const query = v.object({
  claimNumber: v.optional(v.string()),
  contactId: v.optional(v.string()),
  isThirdParty: v.optional(v.string()),
  environment: v.optional(v.string()),
});

/** `GET faqs`: all questions, in no particular order; for a third party, those that concern it. */
export const faqs = {
  call: "faqs",
  method: "GET",
  path: "/faqs",
  summary: "All questions and answers",
  query,
  example: { path: "/faqs" },
  answer: (c) => {
    const all = allFaqs(c.var.say);
    const shown = c.req.query("isThirdParty") === "true" ? all.filter(concernsThirdParties) : all;
    return c.json({ faqs: shown.map(asSent) });
  },
} as const satisfies Route;
