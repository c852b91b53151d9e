/** Something odd in an answer that did not keep it from being used. */
export interface ClaimsWarning {
  /**
   * What was odd: an item or a text was left out, a status or a scenario is not known and was read as
   * the nearest one, address suggestions failed, or a claim's contacts were not found.
   */
  code:
    | "item_dropped"
    | "unknown_status"
    | "unknown_scenario"
    | "suggest_failed"
    | "contacts_not_found";
  /** Where in the answer, such as `claimSummaries.3`. */
  path?: string | undefined;
}

/** What came back, from where, and what was odd about it. */
export interface Answer<O> {
  readonly data: O;
  readonly source: "network" | "cache";
  readonly warnings: readonly ClaimsWarning[];
}
