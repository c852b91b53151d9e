import type * as v from "valibot";
import type { ClaimsWarning } from "../answer.ts";
import { CATEGORIES, type Category, categoryOf } from "../category.ts";
import type { ClaimRef } from "../claim-ref.ts";
import type { CombinedCall, Endpoint } from "../endpoint.ts";
import { isClaimsError } from "../errors.ts";
import { sortedBy } from "../order.ts";
import { answer } from "../schema/answer.ts";
import { list } from "../schema/list.ts";
import { object } from "../schema/object.ts";
import { optional } from "../schema/optional.ts";
import { optionalNumber, requiredText, truthyFlag, textOrBlank } from "../schema/values.ts";
import { type Redaction, redactionFor } from "../third-party.ts";
import { memberContactId } from "./member-contact-id.ts";

const subCategory = object({
  subCategoryName: requiredText,
  status: textOrBlank,
  visible: optional(truthyFlag, true),
  displayOrder: optionalNumber,
});

const category = object({
  categoryName: requiredText,
  status: textOrBlank,
  displayOrder: optionalNumber,
  timelineSubCategories: optional(list(subCategory), []),
});

const schema = answer({ timelineCategories: list(category) });

/** The response as the schema reads it. */
export interface TimelinesWire extends v.InferOutput<typeof schema> {}

const STATUSES = ["not_started", "not_required", "in_progress", "complete"] as const;

/** How far a category or a step of it has come. */
export type TimelineStatus = (typeof STATUSES)[number];

interface Progress {
  /** The status. */
  status: TimelineStatus;
  /** What the list is sorted by; those without come last. */
  order: number | undefined;
}

/** A step within a category. */
export interface TimelineSubCategory extends Progress {
  /** The name. */
  name: string;
}

/** A part of a claim, and how far it has come. */
export interface TimelineCategory extends Progress {
  /** The part of the claim. */
  category: Category;
  /** Those that may be seen, in order. */
  subCategories: readonly TimelineSubCategory[];
}

/** How far a claim has come. */
export interface Timeline {
  /** Whether the server has no timeline, so that there are categories but no statuses to show. */
  isStatic: boolean;
  /** All five, each once, in order. One that the server does not send has not started. */
  categories: readonly TimelineCategory[];
  /** The last that has started, else `REPORT`. */
  defaultCategory: Category;
}

const STATIC: Timeline = {
  isStatic: true,
  categories: CATEGORIES.map(notStarted),
  defaultCategory: "REPORT",
};

/** Whose timeline is asked for. */
export type ContactTimelinesInput = ClaimRef & { contactId: string };

/** `GET claims/{claimNumber}/timelines/{contactId}` */
export const contactTimelines: Endpoint<ContactTimelinesInput, Timeline, TimelinesWire> = {
  name: "timelines",
  method: "GET",
  path: "claims/{claimNumber}/timelines/{contactId}",
  request: ({ claimNumber, contactId }) => ({
    query: { claim_number: claimNumber, contact_id: contactId },
  }),
  response: schema,
  empty: { timelineCategories: [] },
  notFound: { timelineCategories: [] },
  model({ timelineCategories }, claim, context) {
    const redaction = redactionFor(claim, context);
    const sent = sentCategories(timelineCategories, redaction, context.warnings);
    if (sent.size === 0) return STATIC;
    const inOrder = sortedBy([...sent.values()], ({ order }) => order);
    // Those that were not sent keep their place among the five; the others fill the rest in order.
    const categories = CATEGORIES.map((name) =>
      sent.has(name) ? (inOrder.shift() ?? notStarted(name)) : notStarted(name),
    );
    const started = categories.findLast(({ status }) => !status.startsWith("not"));
    return { isStatic: false, categories, defaultCategory: started?.category ?? "REPORT" };
  },
};

/**
 * The timeline of a claim for the one who asks. A member's contact is looked up when it is not given,
 * once for as long as the client lives; a third party has to say who it is. A claim whose contacts are
 * not found has the static timeline, with a warning.
 */
export const timelines: CombinedCall<ClaimRef, Timeline> = {
  name: "timelines",
  uses: ["claimContacts"],
  identity: ({ claimNumber, contactId }) => [claimNumber, contactId],
  async run(runner, { claimNumber, contactId = "", isThirdParty }, { warnings }) {
    // Why: docs/decisions/loading.md#the-contact-of-a-timeline-is-looked-up
    const ofMember = (): Promise<string | undefined> =>
      runner.call(memberContactId, { claimNumber }).catch((thrown: unknown) => {
        if (!isClaimsError(thrown) || thrown.code !== "not_found") throw thrown;
        warnings.push({ code: "contacts_not_found" });
        return undefined;
      });
    const contact = isThirdParty || contactId ? contactId : await ofMember();
    return contact === undefined
      ? STATIC
      : runner.call(contactTimelines, { claimNumber, contactId: contact, isThirdParty });
  },
};

function notStarted(name: Category): TimelineCategory {
  return { category: name, status: "not_started", order: undefined, subCategories: [] };
}

interface SentCategory {
  first: TimelineCategory;
  steps: TimelineSubCategory[];
  /** Of the steps that came before a repeat. */
  names: Set<string>;
}

/** The categories that were sent, each once: of repeats the first counts, with the steps of all. */
function sentCategories(
  wires: readonly v.InferOutput<typeof category>[],
  redaction: Redaction,
  warnings: ClaimsWarning[],
): Map<Category, TimelineCategory> {
  const sent = new Map<Category, SentCategory>();
  for (const [index, { categoryName, timelineSubCategories, ...wire }] of wires.entries()) {
    const path = `timelineCategories.${index}`;
    const known = categoryOf(categoryName);
    if (!known) {
      warnings.push({ code: "item_dropped", path });
      continue;
    }
    const found = sent.get(known) ?? {
      first: {
        category: known,
        ...progressOf(wire, `${path}.status`, warnings),
        subCategories: [],
      },
      steps: [],
      names: new Set(),
    };
    sent.set(known, found);
    const names: string[] = [];
    for (const [place, { subCategoryName, visible, ...step }] of timelineSubCategories.entries()) {
      const stepPath = `${path}.timelineSubCategories.${place}`;
      const progress = progressOf(step, `${stepPath}.status`, warnings);
      if (!visible || redaction.text(stepPath, subCategoryName) === undefined) continue;
      names.push(subCategoryName);
      if (!found.names.has(subCategoryName))
        found.steps.push({ name: subCategoryName, ...progress });
    }
    // Only now: within one category, two steps may have the same name.
    for (const name of names) found.names.add(name);
  }
  return new Map(
    [...sent].map(([name, { first, steps }]) => [
      name,
      { ...first, subCategories: sortedBy(steps, ({ order }) => order) },
    ]),
  );
}

/** Reads a status, whatever its case; one that is not known has started, with a warning. */
function progressOf(
  { status: written, displayOrder: order }: { status: string; displayOrder: number | undefined },
  path: string,
  warnings: ClaimsWarning[],
): Progress {
  const word = written.toLowerCase();
  const status = STATUSES.find((known) => word.startsWith(known));
  if (!status) warnings.push({ code: "unknown_status", path });
  return { status: status ?? (word ? "in_progress" : "not_started"), order };
}
