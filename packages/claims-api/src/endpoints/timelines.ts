import type * as v from "valibot";
import type { ClaimsWarning } from "../answer.ts";
import { CATEGORIES, type Category, categoryOf } from "../category.ts";
import type { ClaimRef } from "../claim-ref.ts";
import type { CombinedCall, Endpoint } from "../endpoint.ts";
import { isClaimsError } from "../errors.ts";
import { leadingWord } from "../known-word.ts";
import { sortedBy } from "../order.ts";
import { answer } from "../schema/answer.ts";
import { list } from "../schema/list.ts";
import { object } from "../schema/object.ts";
import { optional } from "../schema/optional.ts";
import { optionalNumber, requiredText, truthyFlag, textOrBlank } from "../schema/values.ts";
import { memberContactId } from "./member-contact-id.ts";
import { contactTimelinesRequest } from "./claim-requests.ts";

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

/** The parsed response. */
export interface TimelinesWire extends v.InferOutput<typeof schema> {}

const STATUSES = ["not_started", "not_required", "in_progress", "complete"] as const;

const WORDS = [...STATUSES, "completed"] as const;

/** Progress of a category or a step. */
export type TimelineStatus = (typeof STATUSES)[number];

interface Progress {
  /** The status; `undefined` if the server sends another word or none. */
  status: TimelineStatus | undefined;
  /** The status in the server's words; empty if it sends none. */
  statusText: string;
  /** Sort key. Without it, a category keeps its default position, and a step is last. */
  order: number | undefined;
}

/** A step of a category. */
export interface TimelineSubCategory extends Progress {
  /** The name. */
  name: string;
}

/** A part of a claim, and its progress. */
export interface TimelineCategory extends Progress {
  /** The part of the claim. */
  category: Category;
  /** Visible steps, in order. */
  subCategories: readonly TimelineSubCategory[];
}

/** Progress of a claim. */
export interface Timeline {
  /** Whether the server has no timeline, so that the categories have no real statuses. */
  isStatic: boolean;
  /**
   * All five categories in order. One that the server does not send has not started, or has no status if the
   * response has categories that cannot be read, because it may be one of them.
   */
  categories: readonly TimelineCategory[];
  /** The last category that has started, otherwise `REPORT`. */
  defaultCategory: Category;
}

const STATIC: Timeline = {
  isStatic: true,
  categories: CATEGORIES.map((name) => missing(name)),
  defaultCategory: "REPORT",
};

/** A claim and the contact whose timeline to request. */
export type ContactTimelinesInput = ClaimRef & { contactId: string };

/** `GET claims/{claimNumber}/timelines/{contactId}` */
export const contactTimelines: Endpoint<ContactTimelinesInput, Timeline, TimelinesWire> = {
  ...contactTimelinesRequest,
  response: schema,
  thirdParty: {
    timelineCategories: {
      categoryName: "code",
      status: WORDS,
      displayOrder: "code",
      timelineSubCategories: {
        subCategoryName: "value",
        status: WORDS,
        visible: "code",
        displayOrder: "code",
      },
    },
  },
  empty: { timelineCategories: [] },
  notFound: { timelineCategories: [] },
  model({ timelineCategories }, _claim, { warnings }) {
    const sent = sentCategories(timelineCategories, warnings);
    if (sent.size === 0) return STATIC;
    const status = warnings.some(isAboutCategory) ? undefined : "not_started";
    const inDefaultOrder = CATEGORIES.map((name) => sent.get(name) ?? missing(name, status));
    // Categories without an order keep their default position; the others fill the remaining positions.
    const ordered = inDefaultOrder.filter(({ order }) => order !== undefined);
    const inOrder = sortedBy(ordered, ({ order }) => order);
    const categories = inDefaultOrder.map((each) =>
      each.order === undefined ? each : (inOrder.shift() ?? each),
    );
    const started = categories.findLast(hasStarted);
    return { isStatic: false, categories, defaultCategory: started?.category ?? "REPORT" };
  },
};

/**
 * The timeline of a claim. Without a `contactId`, looks up the member's contact, once per client; a third
 * party needs a `contactId`. If the member's contact is not found, the result is the static timeline, with a
 * warning.
 */
export const timelines: CombinedCall<ClaimRef, Timeline> = {
  name: "timelines",
  uses: ["claimContacts"],
  keep: "revalidate",
  identity: ({ claimNumber, contactId }) => [claimNumber, contactId],
  // Handed over for the claim, whichever contact it is of.
  fromKnown: (read, claim) => read(contactTimelines as Endpoint<ClaimRef, Timeline>, claim),
  async run(runner, { claimNumber, contactId = "", isThirdParty }, { warnings }) {
    // Why: docs/decisions/loading.md#the-contact-of-a-timeline-is-looked-up
    const findMember = (): Promise<string | undefined> =>
      runner.call(memberContactId, { claimNumber }).catch((thrown: unknown) => {
        if (!isClaimsError(thrown) || thrown.code !== "not_found") throw thrown;
        return undefined;
      });
    const contact = isThirdParty || contactId ? contactId : await findMember();
    if (contact !== undefined) {
      return runner.call(contactTimelines, { claimNumber, contactId: contact, isThirdParty });
    }
    warnings.push({ code: "contacts_not_found" });
    return STATIC;
  },
};

function missing(name: Category, status?: TimelineStatus): TimelineCategory {
  return { category: name, status, statusText: "", order: undefined, subCategories: [] };
}

/** Whether a warning is about a category that was left out. */
function isAboutCategory({ code, path = "" }: ClaimsWarning): boolean {
  return code === "item_dropped" && /^timelineCategories\.\d+$/.test(path);
}

/** Whether something has started. Any unknown status counts as started, but not a missing one. */
function hasStarted({ status, statusText }: Progress): boolean {
  return status ? !status.startsWith("not") : statusText !== "";
}

interface SentCategory {
  first: TimelineCategory;
  steps: TimelineSubCategory[];
  /** Names of the steps of earlier duplicates. */
  names: Set<string>;
}

/** The sent categories without duplicates. The first of several wins, with the steps of all. */
function sentCategories(
  wires: readonly v.InferOutput<typeof category>[],
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
    for (const [at, { subCategoryName, visible, ...step }] of timelineSubCategories.entries()) {
      const stepPath = `${path}.timelineSubCategories.${at}`;
      const progress = progressOf(step, `${stepPath}.status`, warnings);
      if (!visible) continue;
      names.push(subCategoryName);
      if (!found.names.has(subCategoryName))
        found.steps.push({ name: subCategoryName, ...progress });
    }
    // After the loop, because two steps of one category may have the same name.
    for (const name of names) found.names.add(name);
  }
  return new Map(
    [...sent].map(([name, { first, steps }]) => [
      name,
      { ...first, subCategories: sortedBy(steps, ({ order }) => order) },
    ]),
  );
}

/** Reads a status from a server's or a page's word; `undefined` for an unknown one. */
export function timelineStatusOf(sent: string): TimelineStatus | undefined {
  const found = leadingWord(sent, WORDS);
  if (!found || found.isDoubtful) return undefined;
  return found.word === "completed" ? "complete" : found.word;
}

/** Parses the status and the order of a category or a step. A word that is not a status adds a warning. */
function progressOf(
  { status: sent, displayOrder: order }: { status: string; displayOrder: number | undefined },
  path: string,
  warnings: ClaimsWarning[],
): Progress {
  const status = timelineStatusOf(sent);
  if (!status) warnings.push({ code: "unknown_status", path });
  return { status, statusText: sent, order };
}
