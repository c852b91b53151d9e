import type { Faq } from "@claimkit/claims-api";

/** Context of a host's search, besides the query. */
export interface SearchFaqsContext {
  /** The questions to search. */
  faqs: readonly Faq[];
  /** Language of the widget, such as `es-US`. */
  locale: string;
  /** Aborted when the query changes or the widget is unmounted. */
  signal: AbortSignal;
}

/**
 * Finds questions and returns their ids, best match first. Called when the user pauses in typing. If it
 * fails, the widget searches the questions itself.
 */
export type SearchFaqs = (
  query: string,
  context: SearchFaqsContext,
) => readonly string[] | Promise<readonly string[]>;
