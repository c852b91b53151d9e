import * as v from "valibot";
import { CATEGORIES } from "./category.ts";
import { storedEntries, storeEntries } from "./feedback-storage.ts";

export { onFeedbackChange } from "./feedback-storage.ts";

/** Schema of {@link FeedbackRecord}, for hosts that send records to their own server. */
export const feedbackSchema = v.object({
  /** The claim's number. */
  claimNumber: v.pipe(v.string(), v.nonEmpty()),
  /** The contact who answered, if known. */
  contactId: v.optional(v.string()),
  /** Persona of the user. */
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

/** An answer to "Was this helpful?", and its context. */
export interface FeedbackRecord extends v.InferOutput<typeof feedbackSchema> {}

/** An answer to "Was this helpful?". */
export type FeedbackResponse = FeedbackRecord["feedbackResponse"];

/** What an answer is about. Without `faqId`, it is about the whole component. */
export type FeedbackSubject = Pick<FeedbackRecord, "claimNumber" | "component" | "faqId">;

/** More than a user answers in one tab. */
const MAX_ANSWERS = 200;

/** Returns the answer of the current user that this tab has saved; `undefined` without one, or if storage is blocked. */
export function storedFeedback(subject: FeedbackSubject): FeedbackResponse | undefined {
  return answers().get(keyOf(subject));
}

/**
 * Stores an answer for this tab until a client is cleared or has another user, so that the user is not asked again.
 * Stores only the claim, the component, the question, the answer, and a digest of the user's id or token. Does nothing
 * if storage is full or blocked.
 */
export function storeFeedback({ feedbackResponse, ...subject }: FeedbackRecord): void {
  const current = answers();
  const key = keyOf(subject);
  // A map keeps its insertion order, so the last entries are the latest.
  current.delete(key);
  current.set(key, feedbackResponse);
  storeEntries([...current].slice(-MAX_ANSWERS));
}

function answers(): Map<string, FeedbackResponse> {
  return new Map(storedEntries()?.filter(isAnswer));
}

/** Without a schema, because a claim page needs valibot's schemas for nothing else. */
function isAnswer(entry: unknown): entry is [key: string, FeedbackResponse] {
  const [key, response]: unknown[] = Array.isArray(entry) ? entry : [];
  return typeof key === "string" && (response === "Yes" || response === "No");
}

/** `claim|component|faqId`; encoding keeps the separator out of the parts. */
function keyOf({ claimNumber, component, faqId }: FeedbackSubject): string {
  return [claimNumber, component, faqId || "-"].map(encodeURIComponent).join("|");
}
