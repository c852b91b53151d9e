import type { Faq } from "@claimkit/claims-api";

/** What a host's search is given beside the query. */
export interface SearchFaqsContext {
  /** The questions that can be found. */
  faqs: readonly Faq[];
  /** Language of the widget, such as `es-US`. */
  locale: string;
  /** Aborted when the query changes or the widget goes away. */
  signal: AbortSignal;
}

/**
 * Finds questions and returns their ids, best first. Called when someone pauses while typing. If it fails,
 * the widget searches the questions itself.
 */
export type SearchFaqs = (
  query: string,
  context: SearchFaqsContext,
) => readonly string[] | Promise<readonly string[]>;
