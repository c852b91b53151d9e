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

/** What a problem tells beside its status. */
export interface ProblemFacts {
  /** A word for machines, like `UNKNOWN_CLAIM`. */
  errorCode: string;
  /** A sentence for the developer who reads the answer. */
  detail: string;
  /** What is wrong with single fields or headers. */
  errors?: readonly { path: string; message: string }[];
  headers?: Readonly<Record<string, string>>;
}

/**
 * An answer that is no success, thrown wherever it turns out.
 * Its body has the fields of RFC 9457 and, for older clients, `errorCode` and `message`.
 */
export class Problem extends Error {
  readonly status: number;
  readonly facts: ProblemFacts;

  constructor(status: number, facts: ProblemFacts) {
    super(facts.detail);
    this.name = "Problem";
    this.status = status;
    this.facts = facts;
  }

  /** The answer to `request`; repeats its message id, so that both ends can be found in logs. */
  toResponse(request: Request): Response {
    const { detail, errorCode, errors, headers } = this.facts;
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
