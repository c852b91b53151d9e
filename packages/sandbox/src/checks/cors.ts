import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { headerNames } from "../header-names.ts";

/** Lets a page of any origin call the sandbox with the headers of the claims API, and read those of its answers. */
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
