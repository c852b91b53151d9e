import type { CallName } from "./endpoints.ts";

/** Every reason for which a call, a document or a widget can fail. */
export type ClaimsErrorCode =
  | "configuration"
  | "unauthorized"
  | "forbidden"
  | "not_found"
  | "rate_limited"
  | "bad_request"
  | "server"
  | "network"
  | "timeout"
  | "invalid_response"
  | "document"
  | "render";

/** What may be told to a host, a log or a telemetry service about a failure. */
export interface SafeClaimsError {
  /** The name of the class. */
  name: "ClaimsError";
  /** Why it failed. */
  code: ClaimsErrorCode;
  /** The call that failed. */
  call?: CallName | undefined;
  /** The HTTP status, if there was a response. */
  status?: number | undefined;
  /** The message id header of the request, for finding it in the server's log. */
  messageId?: string | undefined;
  /** Whether asking again later may help. */
  retryable: boolean;
  /** How many requests were sent; 0 when none was. */
  attempts: number;
  /** How long the server asked to wait. */
  retryAfterMs?: number | undefined;
  /** For `invalid_response`: where in the answer the first fault is. */
  issuePath?: string | undefined;
}

/** The fields of {@link ClaimsError}, of which `code` alone is required. */
export type ClaimsErrorFields = Partial<Omit<SafeClaimsError, "name">> &
  Pick<SafeClaimsError, "code">;

/** What a {@link ClaimsError} has besides its fields. */
export interface ClaimsErrorOptions {
  /** Tells the developer what to do; without it, the message is made of the fields. */
  advice?: string | undefined;
  /** What was thrown first. */
  cause?: unknown;
}

/**
 * The one kind of error that the client throws.
 *
 * Its fields and its message never hold a URL, a token, a claim number or text of an answer. Its
 * `cause`, where there is one, is what the browser, a parser or the host threw, and may quote them:
 * it is for the console, and `toJSON()` leaves it out.
 */
export class ClaimsError extends Error implements SafeClaimsError {
  /** The name of the class. */
  override readonly name = "ClaimsError";
  /** Why it failed. */
  declare readonly code: ClaimsErrorCode;
  /** The call that failed. */
  declare readonly call?: CallName;
  /** The HTTP status, if there was a response. */
  declare readonly status?: number;
  declare readonly messageId?: string;
  readonly retryable: boolean = false;
  readonly attempts: number = 0;
  declare readonly retryAfterMs?: number;
  declare readonly issuePath?: string;

  constructor(fields: ClaimsErrorFields, { advice, cause }: ClaimsErrorOptions = {}) {
    const { call, code, status, issuePath } = fields;
    const details = [code, status && `HTTP ${status}`, issuePath && `at ${issuePath}`];
    const message = [call, advice ?? details.filter(Boolean).join(" ")].filter(Boolean).join(": ");
    super(message, cause === undefined ? undefined : { cause });
    Object.assign(this, fields);
  }

  /** The error as plain data, for `JSON.stringify` and telemetry. */
  toJSON(): SafeClaimsError {
    // Its enumerable fields are those of SafeClaimsError; `message` and `stack` are not enumerable.
    return { ...this };
  }
}

/** Returns a `ClaimsError` as it is, and wraps anything else as the `cause` of a new one. */
export function asClaimsError(
  thrown: unknown,
  fields: ClaimsErrorFields,
  advice?: string,
): ClaimsError {
  return isClaimsError(thrown) ? thrown : new ClaimsError(fields, { advice, cause: thrown });
}

/** Whether something thrown is a {@link ClaimsError}, also one of another copy of this package. */
export function isClaimsError(thrown: unknown): thrown is ClaimsError {
  return thrown instanceof Error && thrown.name === "ClaimsError" && "code" in thrown;
}
