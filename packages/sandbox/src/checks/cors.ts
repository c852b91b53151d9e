import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { headerNames } from "../header-names.ts";

/** Allows pages of any origin to send the headers of the claims API, and to read the headers of the response. */
export const allowAnyOrigin: MiddlewareHandler = cors({
  origin: "*",
  allowMethods: ["GET", "POST"],
  allowHeaders: [
    "Authorization",
    "Content-Type",
    headerNames.clientId,
    headerNames.messageId,
    headerNames.serverId,
    headerNames.serverEnv,
    headerNames.documentToken,
    headerNames.fault,
  ],
  exposeHeaders: [headerNames.totalCount, "Retry-After"],
  maxAge: 600,
});
