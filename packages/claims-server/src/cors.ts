import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { headerNames } from "./header-names.ts";
import type { CorsSettings } from "./options.ts";

const TEN_MINUTES = 600;

/** Allows pages of these origins to send the headers of the claims API, and to read the headers of the answer. */
export function allowOrigins({
  origins,
  headers = [],
  methods = [],
  exposedHeaders = [],
  credentials = false,
}: CorsSettings): MiddlewareHandler {
  if (credentials && origins === "*") {
    throw new TypeError(
      'cors.credentials needs a list of origins: browsers send no cookies to "*".',
    );
  }
  return cors({
    origin: origins === "*" ? "*" : [...origins],
    credentials,
    allowMethods: ["GET", "POST", "PUT", ...methods],
    allowHeaders: [
      "Authorization",
      "Content-Type",
      "If-None-Match",
      headerNames.clientId,
      headerNames.messageId,
      headerNames.serverId,
      headerNames.serverEnv,
      headerNames.documentToken,
      headerNames.idempotencyKey,
      ...headers,
    ],
    exposeHeaders: [headerNames.totalCount, "Retry-After", "ETag", "Date", ...exposedHeaders],
    maxAge: TEN_MINUTES,
  });
}
