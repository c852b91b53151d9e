/** Something odd in an answer that did not keep it from being used. */
export interface ClaimsWarning {
  /**
   * What was odd: an item or a text was left out, a text was cut, a status or a scenario is not known
   * and was read as the nearest one, address suggestions failed, or a claim's contacts were not found.
   * `more_warnings` stands for all after the first 100.
   */
  code:
    | "item_dropped"
    | "text_cut"
    | "unknown_status"
    | "unknown_scenario"
    | "suggest_failed"
    | "contacts_not_found"
    | "more_warnings";
  /** Where in the answer, such as `claimSummaries.3`. */
  path?: string | undefined;
  /** How many warnings `more_warnings` stands for. */
  count?: number | undefined;
}

/** More of them tell a host nothing new, and each becomes an event of its own. */
export const MAX_WARNINGS = 100;

/** The first warnings, and one that counts the rest. */
export function limitWarnings(warnings: readonly ClaimsWarning[]): readonly ClaimsWarning[] {
  const first = warnings.filter(({ count }) => count === undefined).slice(0, MAX_WARNINGS);
  const all = warnings.reduce((sum, { count = 1 }) => sum + count, 0);
  const count = all - first.length;
  return count === 0 ? first : [...first, { code: "more_warnings", count }];
}

/** What came back, from where, and what was odd about it. */
export interface Answer<O> {
  /** The data. */
  readonly data: O;
  /** Where the answer came from. */
  readonly source: "network" | "cache";
  /** What of the answer could not be used. */
  readonly warnings: readonly ClaimsWarning[];
  /** Language of the server's texts: the answer's `Content-Language`, else `en`. */
  readonly language: string;
}
