/** What can be wrong with the body of an answer. */
export type BodyFault =
  /** Half of the JSON, as if it were all of it. */
  | "truncated"
  /** A page instead of JSON, as a proxy or a log-in wall sends it. */
  | "html"
  /** JSON whose fields all have another type than they should. */
  | "wrong-shape";

/** A failure of an answer. The fields combine: `{ delayMs: 500, status: 503, body: "html" }`. */
export interface Fault {
  /** Answers with this HTTP status: 204 without a body, 4xx and 5xx with problem details. */
  status?: number;
  /** Seconds for the `Retry-After` header. */
  retryAfter?: number;
  /** Milliseconds to wait before anything else, up to 2,147,483,647. */
  delayMs?: number;
  /** Damage to the response body. */
  body?: BodyFault;
  /** Closes the connection instead of answering. */
  drop?: boolean;
  /** How many requests fail; without it, all until the fault is cleared. */
  times?: number;
}
