import type { CallName } from "./endpoint.ts";

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
  name: "ClaimsError";
  code: ClaimsErrorCode;
  call?: CallName | undefined;
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

/**
 * The one kind of error that the client throws.
 *
 * It never holds a URL, a token, a claim number or text of an answer, and it has no `cause`,
 * because the causes that browsers give do hold them.
 */
export class ClaimsError extends Error implements SafeClaimsError {
  override readonly name = "ClaimsError";
  declare readonly code: ClaimsErrorCode;
  declare readonly call?: CallName;
  declare readonly status?: number;
  declare readonly messageId?: string;
  readonly retryable: boolean = false;
  readonly attempts: number = 0;
  declare readonly retryAfterMs?: number;
  declare readonly issuePath?: string;

  /** `advice` tells the developer what to do; without it the message says what the fields say. */
  constructor(fields: ClaimsErrorFields, advice?: string) {
    const { call, code, status, issuePath } = fields;
    const details = [code, status && `HTTP ${status}`, issuePath && `at ${issuePath}`];
    super([call, advice ?? details.filter(Boolean).join(" ")].filter(Boolean).join(": "));
    Object.assign(this, fields);
  }

  /** The error as plain data, for `JSON.stringify` and telemetry. */
  toJSON(): SafeClaimsError {
    // Its enumerable fields are those of SafeClaimsError; `message` and `stack` are not enumerable.
    return { ...this };
  }
}

/** Whether something thrown is a {@link ClaimsError}, also one of another copy of this package. */
export function isClaimsError(thrown: unknown): thrown is ClaimsError {
  return thrown instanceof Error && thrown.name === "ClaimsError" && "code" in thrown;
}
