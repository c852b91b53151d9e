import { expect, test } from "vitest";
import { arrangeSections } from "./arrange-sections.ts";

const none = { head: [], aside: [], before: [], accordions: [], after: [] };

test.each([
  {
    case: "an order of the host",
    names: "payout, report, status, contact-bar, money",
    areas: { head: ["status"], aside: ["contact-bar", "money"], accordions: ["payout", "report"] },
  },
  {
    case: "slots, which follow the section before them",
    names: "notice, number, money, offer, summary, report, note, close, faqs, constructor",
    areas: {
      head: ["notice", "number"],
      aside: ["money", "offer"],
      before: ["summary"],
      accordions: ["report", "note", "close"],
      after: ["faqs", "constructor"],
    },
  },
  {
    case: "a name that is there twice",
    names: "report, payout, report, note, note",
    areas: { accordions: ["report", "payout"], after: ["note"] },
  },
  { case: "a page without sections", names: "faqs, note", areas: { before: ["faqs", "note"] } },
  { case: "nothing", names: "", areas: {} },
])("arranges $case", ({ names, areas }) => {
  expect(arrangeSections(names.split(", ").filter(Boolean))).toEqual({ ...none, ...areas });
});
