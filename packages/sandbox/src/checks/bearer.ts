import type { MiddlewareHandler } from "hono";
import { Problem } from "../problem.ts";

/** The only access token that the sandbox accepts. The response to any other is a 401. */
export const sandboxToken = "sandbox-token";

/** Rejects requests without {@link sandboxToken}. */
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
