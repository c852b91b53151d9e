import type * as v from "valibot";
import type { ClaimsWarning } from "../answer.ts";
import { CATEGORIES, type Category, categoryOf } from "../category.ts";
import type { ClaimRef } from "../claim-ref.ts";
import type { CombinedCall, Endpoint } from "../endpoint.ts";
import { sortedBy } from "../order.ts";
import { answer } from "../schema/answer.ts";
import { list } from "../schema/list.ts";
import { object } from "../schema/object.ts";
import { optional } from "../schema/optional.ts";
import { optionalNumber, requiredText, said, textOrBlank } from "../schema/values.ts";
import { textFor } from "../third-party.ts";
import { memberContactId } from "./member-contact-id.ts";

const subCategory = object({
  subCategoryName: requiredText,
  status: textOrBlank,
  visible: optional(said, true),
  displayOrder: optionalNumber,
});

const category = object({
  categoryName: requiredText,
  status: textOrBlank,
  displayOrder: optionalNumber,
  timelineSubCategories: optional(list(subCategory), []),
});

const schema = answer({ timelineCategories: list(category) });

const STATUSES = ["not_started", "not_required", "in_progress", "complete"] as const;

/** How far a category or a step of it has come. */
export type TimelineStatus = (typeof STATUSES)[number];

interface Progress {
  status: TimelineStatus;
  /** What the list is sorted by; those without come last. */
  order: number | undefined;
}

/** A step within a category. */
export interface TimelineSubCategory extends Progress {
  name: string;
}

/** A part of a claim, and how far it has come. */
export interface TimelineCategory extends Progress {
  category: Category;
  /** Those that may be seen, in order. */
  subCategories: readonly TimelineSubCategory[];
}

/** How far a claim has come. */
export interface Timeline {
  /** Whether the server has no timeline, so that there are categories but no statuses to show. */
  isStatic: boolean;
  /** In order. */
  categories: readonly TimelineCategory[];
  /** The last that has started, else `REPORT`. */
  defaultCategory: Category;
}

const STATIC: Timeline = {
  isStatic: true,
  categories: CATEGORIES.map((name, order) => ({
    category: name,
    status: "not_started",
    order,
    subCategories: [],
  })),
  defaultCategory: "REPORT",
};

/** Whose timeline is asked for. */
export interface ContactTimelinesInput extends ClaimRef {
  contactId: string;
}

/** `GET claims/{claimNumber}/timelines/{contactId}` */
export const contactTimelines: Endpoint<
  ContactTimelinesInput,
  Timeline,
  v.InferOutput<typeof schema>
> = {
  name: "timelines",
  method: "GET",
  path: "claims/{claimNumber}/timelines/{contactId}",
  request: ({ claimNumber, contactId }) => ({
    query: { claim_number: claimNumber, contact_id: contactId },
  }),
  response: schema,
  empty: { timelineCategories: [] },
  notFound: { timelineCategories: [] },
  model({ timelineCategories }, { isThirdParty }, { warnings }) {
    const categories = sortedBy(
      timelineCategories.flatMap((wire, index) =>
        categoryModel(wire, isThirdParty, `timelineCategories.${index}`, warnings),
      ),
      ({ order }) => order,
    );
    const started = categories.findLast(({ status }) => !status.startsWith("not"));
    return categories.length === 0
      ? STATIC
      : { isStatic: false, categories, defaultCategory: started?.category ?? "REPORT" };
  },
};

/**
 * The timeline of a claim for the one who asks. A member's contact is looked up when it is not given,
 * once for as long as the client lives; a third party has to say who it is.
 */
export const timelines: CombinedCall<ClaimRef, Timeline> = {
  name: "timelines",
  uses: ["claimContacts"],
  identity: ({ claimNumber, contactId }) => [claimNumber, contactId],
  async run(ask, { claimNumber, contactId = "", isThirdParty }) {
    const contact =
      isThirdParty || contactId ? contactId : await ask.call(memberContactId, { claimNumber });
    return contact === undefined
      ? STATIC
      : ask.call(contactTimelines, { claimNumber, contactId: contact, isThirdParty });
  },
};

function categoryModel(
  { categoryName, timelineSubCategories, ...wire }: v.InferOutput<typeof category>,
  isThirdParty: boolean | undefined,
  path: string,
  warnings: ClaimsWarning[],
): TimelineCategory[] {
  const known = categoryOf(categoryName);
  if (!known) {
    warnings.push({ code: "item_dropped", path });
    return [];
  }
  const steps = timelineSubCategories.map(({ subCategoryName, visible, ...step }, index) => ({
    visible: visible && textFor(isThirdParty, subCategoryName) !== undefined,
    name: subCategoryName,
    ...progressOf(step, `${path}.timelineSubCategories.${index}.status`, warnings),
  }));
  return [
    {
      category: known,
      ...progressOf(wire, `${path}.status`, warnings),
      subCategories: sortedBy(steps, ({ order }) => order).flatMap(({ visible, ...step }) =>
        visible ? [step] : [],
      ),
    },
  ];
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
