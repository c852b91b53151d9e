import type { MiddlewareHandler } from "hono";
import type { SandboxEnv } from "../route.ts";

/** Keeps responses out of HTTP caches, so that no claim data stays on a shared computer. */
export const preventCaching: MiddlewareHandler = async (c, next) => {
  await next();
  c.header("Cache-Control", "no-store");
};

/** Sets `Content-Language`, unless the handler has set it. */
export const setContentLanguage: MiddlewareHandler<SandboxEnv> = async (c, next) => {
  await next();
  c.header("Vary", "Accept-Language", { append: true });
  if (c.res.status !== 204 && !c.res.headers.has("Content-Language"))
    c.header("Content-Language", c.var.language);
};
