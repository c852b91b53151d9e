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
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
};

/** Details of a problem, besides its status. */
export interface ProblemDetails {
  /** Machine-readable code, such as `UNKNOWN_CLAIM`. */
  errorCode: string;
  /** Message for developers. */
  detail: string;
  /** Errors of individual fields or headers. */
  errors?: readonly { path: string; message: string }[];
  headers?: Readonly<Record<string, string>>;
}

/**
 * An error response; handlers throw it.
 * Its body has the fields of RFC 9457 and, for older clients, `errorCode` and `message`.
 */
export class Problem extends Error {
  readonly status: number;
  readonly details: ProblemDetails;

  constructor(status: number, details: ProblemDetails) {
    super(details.detail);
    this.name = "Problem";
    this.status = status;
    this.details = details;
  }

  /** Creates the response. It repeats the request's message id, so that client and server logs can be matched. */
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
    return new Response(JSON.stringify(body), {
      status: this.status,
      headers: {
        ...headers,
        "Content-Type": "application/problem+json",
        "Content-Language": "en-US",
      },
    });
  }
}
