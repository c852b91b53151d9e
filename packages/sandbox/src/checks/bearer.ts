import type { MiddlewareHandler } from "hono";
import { Problem } from "../problem.ts";

/** The one access token that the sandbox accepts; any other is answered with 401. */
export const sandboxToken = "sandbox-token";

/** Refuses a request that does not carry {@link sandboxToken}. */
export const requireBearer: MiddlewareHandler = async (c, next) => {
  const [scheme, token] = (c.req.header("Authorization") ?? "").split(" ");
  if (scheme?.toLowerCase() !== "bearer" || token !== sandboxToken) {
    throw new Problem(401, {
      errorCode: "INVALID_TOKEN",
      detail: "The bearer token is missing, unknown or expired.",
      headers: { "WWW-Authenticate": 'Bearer error="invalid_token"' },
    });
  }
  await next();
};
