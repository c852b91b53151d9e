/** Something odd in an answer that did not keep it from being used. */
export interface ClaimsWarning {
  code: "item_dropped" | "unknown_status" | "unknown_scenario" | "suggest_failed";
  /** Where in the answer, such as `claimSummaries.3`. */
  path?: string | undefined;
}

/** What came back, from where, and what was odd about it. */
export interface Answer<O> {
  readonly data: O;
  readonly source: "network" | "cache";
  readonly warnings: readonly ClaimsWarning[];
}
