import type { MiddlewareHandler } from "hono";
import type { SandboxEnv } from "../route.ts";

/** Keeps every answer out of HTTP caches, so that no claim stays on a shared computer. */
export const neverStored: MiddlewareHandler = async (c, next) => {
  await next();
  c.header("Cache-Control", "no-store");
};

/** Names the language of an answer, unless its handler has. */
export const nameLanguage: MiddlewareHandler<SandboxEnv> = async (c, next) => {
  await next();
  c.header("Vary", "Accept-Language", { append: true });
  if (c.res.status !== 204 && !c.res.headers.has("Content-Language"))
    c.header("Content-Language", c.var.language);
};
