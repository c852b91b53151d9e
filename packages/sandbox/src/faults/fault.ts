/** Ways to corrupt the body of a response. */
export type BodyFault =
  /** The first half of the body. */
  | "truncated"
  /** An HTML page instead of JSON, such as the sign-in page of a proxy. */
  | "html"
  /** JSON in which every field has the wrong type. */
  | "wrong-shape";

/** A failure of a call. Fields can be combined: `{ delayMs: 500, status: 503, body: "html" }`. */
export interface Fault {
  /** HTTP status of the response: 204 without a body, or 4xx and 5xx with problem details. */
  status?: number;
  /** Value of the `Retry-After` header, in seconds. */
  retryAfter?: number;
  /** Milliseconds to wait before anything else, up to 2,147,483,647. */
  delayMs?: number;
  /** Damage to the response body. */
  body?: BodyFault;
  /** Closes the connection without a response. */
  drop?: boolean;
  /** How many requests fail. Without it, all requests fail until the fault is cleared. */
  times?: number;
}
