import * as v from "valibot";
import { readBody } from "../checks/read.ts";
import { toWire, isForThirdParties, faqCategories } from "../faqs/faq.ts";
import { allFaqs } from "../faqs/faqs.ts";
import type { Route } from "../route.ts";

const search = v.object({
  category: v.picklist(faqCategories),
  claimNumber: v.optional(v.string()),
  contactId: v.optional(v.string()),
  environment: v.optional(v.string()),
});

/** `POST faqs/search`: the questions of a category, unsorted. Third parties get only questions that are relevant to them. */
export const faqSearch = {
  call: "faqSearch",
  method: "POST",
  path: "/faqs/search",
  summary: "The questions and answers of a category",
  body: search,
  example: { path: "/faqs/search", body: { category: "REPAIRS", claimNumber: "CLM-1006" } },
  answer: async (c) => {
    const detail = `The body needs a category: ${faqCategories.join(", ")}.`;
    const { category, claimNumber, contactId } = await readBody(c, search, detail);
    const claim = c.var.claims.find((candidate) => candidate.claimNumber === claimNumber);
    const contact = claim?.contacts.find((candidate) => candidate.contactId === contactId);
    return c.json({
      faqs: allFaqs(c.var.t)
        .filter((faq) => faq.category === category)
        .filter((faq) => !contact?.isThirdParty || isForThirdParties(faq))
        .map(toWire),
    });
  },
} as const satisfies Route;
