import type { EndpointName } from "./endpoints.ts";

/** Why a call, a document or a widget failed. */
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

/** An error as plain data without personal data, for logs and telemetry. */
export interface SafeClaimsError {
  /** The name of the class. */
  name: "ClaimsError";
  /** Why it failed. */
  code: ClaimsErrorCode;
  /** The call that failed. */
  call?: EndpointName | undefined;
  /** The HTTP status, if there was a response. */
  status?: number | undefined;
  /** Message id of the request, to find it in the server's log. */
  messageId?: string | undefined;
  /** Whether a later retry may succeed. */
  retryable: boolean;
  /** How many requests were sent; 0 if none was. */
  attempts: number;
  /** Value of `Retry-After`, in milliseconds. */
  retryAfterMs?: number | undefined;
  /** For `invalid_response`: path of the first error in the response. */
  issuePath?: string | undefined;
}

/** The fields of {@link ClaimsError}. Only `code` is required. */
export type ClaimsErrorFields = Partial<Omit<SafeClaimsError, "name">> &
  Pick<SafeClaimsError, "code">;

/** Message and cause of a {@link ClaimsError}. */
export interface ClaimsErrorOptions {
  /** Advice for developers. Without it, the message consists of the fields. */
  advice?: string | undefined;
  /** The original error. */
  cause?: unknown;
}

/**
 * The only kind of error that the client throws.
 *
 * Its fields and its message never contain a URL, a token, a claim number or text of a response. Its
 * `cause` is the error of the browser, a parser or the host page, and may contain them. It is meant for
 * the console; `toJSON()` omits it.
 */
export class ClaimsError extends Error implements SafeClaimsError {
  /** The name of the class. */
  override readonly name = "ClaimsError";
  /** Why it failed. */
  declare readonly code: ClaimsErrorCode;
  /** The call that failed. */
  declare readonly call?: EndpointName;
  /** The HTTP status, if there was a response. */
  declare readonly status?: number;
  /** Message id of the request, to find it in the server's log. */
  declare readonly messageId?: string;
  /** Whether a later retry may succeed. */
  readonly retryable: boolean = false;
  /** How many requests were sent; 0 if none was. */
  readonly attempts: number = 0;
  /** Value of `Retry-After`, in milliseconds. */
  declare readonly retryAfterMs?: number;
  /** For `invalid_response`: path of the first error in the response. */
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
    // Only the fields of `SafeClaimsError` are enumerable; `message`, `stack` and `cause` are not.
    return { ...this };
  }
}

/** Returns a `ClaimsError` unchanged. Wraps anything else as the `cause` of a new one. */
export function asClaimsError(
  thrown: unknown,
  fields: ClaimsErrorFields,
  advice?: string,
): ClaimsError {
  return isClaimsError(thrown) ? thrown : new ClaimsError(fields, { advice, cause: thrown });
}

/** Whether a thrown value is a {@link ClaimsError}, even of another copy of this package. */
export function isClaimsError(thrown: unknown): thrown is ClaimsError {
  return thrown instanceof Error && thrown.name === "ClaimsError" && "code" in thrown;
}

/** Whether the user may not see the data, or no longer. */
export function isDenied({ code }: Pick<ClaimsError, "code">): boolean {
  return code === "unauthorized" || code === "forbidden";
}
