/** A problem in a response that is otherwise usable. */
export interface ClaimsWarning {
  /**
   * What the problem is: an item or a text was left out, a text was truncated, a status or a scenario is
   * unknown, an appointment has a time in UTC, which is shown in the reader's time zone, a third party's response is in
   * a language whose words are unknown, so that most of its texts are left out, address suggestions failed,
   * the member was not found among a claim's contacts, or a page of a document can't be shown completely. `more_warnings` counts all after the first 100.
   */
  code:
    | "item_dropped"
    | "text_cut"
    | "unknown_status"
    | "unknown_scenario"
    | "unknown_time_zone"
    | "unknown_language"
    | "suggest_failed"
    | "contacts_not_found"
    | "page_incomplete"
    | "more_warnings";
  /** Path in the response, such as `claimSummaries.3`. */
  path?: string | undefined;
  /** How many warnings `more_warnings` counts. */
  count?: number | undefined;
}

/** Each warning becomes an event, and more than these would tell a host page nothing new. */
export const MAX_WARNINGS = 100;

/** Returns the first warnings, and one that counts the rest. */
export function limitWarnings(warnings: readonly ClaimsWarning[]): readonly ClaimsWarning[] {
  const first = warnings.filter(({ count }) => count === undefined).slice(0, MAX_WARNINGS);
  const all = warnings.reduce((sum, { count = 1 }) => sum + count, 0);
  const count = all - first.length;
  return count === 0 ? first : [...first, { code: "more_warnings", count }];
}

/** The result of a call. */
export interface CallResult<O> {
  /** The data. */
  readonly data: O;
  /** Where the data came from. */
  readonly source: "network" | "cache";
  /** Problems in the response. */
  readonly warnings: readonly ClaimsWarning[];
  /** Language of the server's texts: the `Content-Language` of the response, or `en` without it. */
  readonly language: string;
}
