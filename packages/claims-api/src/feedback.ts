import * as v from "valibot";
import { CATEGORIES } from "./category.ts";
import { FEEDBACK_KEY, withStorage } from "./feedback-storage.ts";

/** Schema of {@link FeedbackRecord}, for a host that sends records to a server of its own. */
export const feedbackSchema = v.object({
  /** The claim's number. */
  claimNumber: v.pipe(v.string(), v.nonEmpty()),
  /** The contact who answered, if it is known. */
  contactId: v.optional(v.string()),
  /** Persona of the person who answered. */
  persona: v.picklist(["member", "third-party", "associate"]),
  /** The kind of device. */
  device: v.picklist(["desktop", "tablet", "mobile"]),
  /** The element's name, such as `payout-accordion`. */
  component: v.pipe(v.string(), v.nonEmpty()),
  /** The type of the claim. */
  claimType: v.optional(v.string()),
  /** The part of the claim that the question is about. */
  feedbackSection: v.picklist([...CATEGORIES, "FAQ"]),
  /** Id of the question. */
  faqId: v.optional(v.string()),
  /** The answer. */
  feedbackResponse: v.picklist(["Yes", "No"]),
});

/** What somebody answered to "Was this helpful?", and where. */
export interface FeedbackRecord extends v.InferOutput<typeof feedbackSchema> {}

/** What somebody can answer. */
export type FeedbackResponse = FeedbackRecord["feedbackResponse"];

/** What a question was about. One without `faqId` is about the whole component. */
export type FeedbackSubject = Pick<FeedbackRecord, "claimNumber" | "component" | "faqId">;

/** More than a person answers in one tab. */
const MAX_ANSWERS = 200;

const storedSchema = v.array(v.tuple([v.string(), feedbackSchema.entries.feedbackResponse]));

/** What was answered in this tab; `undefined` when nothing was, or when storage is blocked. */
export function storedFeedback(subject: FeedbackSubject): FeedbackResponse | undefined {
  return withStorage((storage) => answersIn(storage).get(keyOf(subject)));
}

/**
 * Remembers an answer for this tab, until a client is cleared, so that it is not asked for again. Only the claim, the component,
 * the question and the answer are stored. Storage that is full or blocked remembers nothing.
 */
export function storeFeedback({ feedbackResponse, ...subject }: FeedbackRecord): void {
  withStorage((storage) => {
    const answers = answersIn(storage);
    const key = keyOf(subject);
    // A map keeps its order, so that the last are the latest.
    answers.delete(key);
    answers.set(key, feedbackResponse);
    storage.setItem(FEEDBACK_KEY, JSON.stringify([...answers].slice(-MAX_ANSWERS)));
  });
}

function answersIn(storage: Storage): Map<string, FeedbackResponse> {
  const stored: unknown = JSON.parse(storage.getItem(FEEDBACK_KEY) ?? "[]");
  const { success, output } = v.safeParse(storedSchema, stored);
  return new Map(success ? output : []);
}

/** `claim|component|faqId`, none of which can hold the separator. */
function keyOf({ claimNumber, component, faqId }: FeedbackSubject): string {
  return [claimNumber, component, faqId || "-"].map(encodeURIComponent).join("|");
}
