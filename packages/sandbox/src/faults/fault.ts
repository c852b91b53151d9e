/** What can be wrong with the body of an answer. */
export type BodyFault =
  /** Half of the JSON, as if it were all of it. */
  | "truncated"
  /** A page instead of JSON, as a proxy or a log-in wall sends it. */
  | "html"
  /** JSON whose fields all have another type than they should. */
  | "wrong-shape";

/** What goes wrong with an answer. The parts combine: `{ delayMs: 500, status: 503, body: "html" }`. */
export interface Fault {
  /** Answers with this HTTP status: 204 without a body, 4xx and 5xx with problem details. */
  status?: number;
  /** Seconds for the `Retry-After` header. */
  retryAfter?: number;
  /** Waits so long before anything else. */
  delayMs?: number;
  body?: BodyFault;
  /** Closes the connection instead of answering. */
  drop?: boolean;
  /** How many times it happens; without it, until it is cleared. */
  times?: number;
}
