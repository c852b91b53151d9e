import { faqs as all } from "../faqs/faqs.ts";
import { asSent } from "../faqs/faq.ts";
import type { Route } from "../route.ts";

/** `GET faqs`: all questions, in no particular order, for whichever claim. */
export const faqs = {
  call: "faqs",
  method: "GET",
  path: "/faqs",
  example: { path: "/faqs" },
  answer: (c) => c.json({ faqs: all.map(asSent) }),
} as const satisfies Route;
