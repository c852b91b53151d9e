import { headerNames } from "./header-names.ts";

const TITLES: Readonly<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  408: "Request Timeout",
  409: "Conflict",
  413: "Content Too Large",
  425: "Too Early",
  429: "Too Many Requests",
  500: "Internal Server Error",
  501: "Not Implemented",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
};

/** Details of a {@link ClaimsProblem}, besides its status. */
export interface ProblemDetails {
  /** Machine-readable code, such as `UNKNOWN_CLAIM`. */
  errorCode: string;
  /** Message for developers. The caller can read it. */
  detail: string;
  /** Errors of individual fields or headers. */
  errors?: readonly { path: string; message: string }[];
  /** Additional headers of the response, such as `Retry-After`. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * An error response. Throw it in a handler, in `authenticate` or in `mayRead` to answer with this status.
 * Its body has the fields of [RFC 9457](https://www.rfc-editor.org/rfc/rfc9457) and, for older clients, `errorCode` and
 * `message`.
 */
export class ClaimsProblem extends Error {
  /** Status of the response, such as 404. */
  readonly status: number;
  /** Code, message and headers of the response. */
  readonly details: ProblemDetails;

  constructor(status: number, details: ProblemDetails) {
    super(details.detail);
    this.name = "ClaimsProblem";
    this.status = status;
    this.details = details;
  }

  /** Creates the response. It repeats the request's message id, so that logs of client and server can be matched. */
  toResponse(request: Request): Response {
    const { detail, errorCode, errors, headers } = this.details;
    const body = {
      type: "about:blank",
      title: TITLES[this.status] ?? `HTTP ${this.status}`,
      status: this.status,
      detail,
      errors,
      messageId: request.headers.get(headerNames.messageId) ?? undefined,
      errorCode,
      message: detail,
    };
    return new Response(withoutTokens(JSON.stringify(body), request), {
      status: this.status,
      headers: {
        ...headers,
        "Content-Type": "application/problem+json",
        "Content-Language": "en-US",
      },
    });
  }
}

/** Shorter parts of a token may be part of any word. */
const MIN_LENGTH = 8;

/** Removes the tokens of a request from a text, and the parts of a JWT. */
export function withoutTokens(text: string, { headers }: Request): string {
  const authorization = headers.get("Authorization") ?? "";
  const token = authorization.replace(/^\S+\s+/, "");
  const secrets = [token, ...token.split("."), headers.get(headerNames.documentToken) ?? ""];
  return secrets
    .filter((secret) => secret.length >= MIN_LENGTH)
    .reduce((rest, secret) => rest.replaceAll(secret, "[token]"), text);
}
