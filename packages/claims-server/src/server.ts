import { type Context, Hono, type MiddlewareHandler } from "hono";
import { calls, routeOf } from "./calls/calls.ts";
import { overdue, respondTo } from "./calls/respond-to.ts";
import { limitBody } from "./checks/body-limit.ts";
import { requireHeaders } from "./checks/required-headers.ts";
import { allowOrigins } from "./cors.ts";
import { addEtag } from "./etag.ts";
import { preferredLanguage } from "./language.ts";
import type { ClaimsServerOptions } from "./options.ts";
import { ClaimsProblem, withoutTokens } from "./problem.ts";
import { startTimeLimit, type TimeLimit } from "./time-limit.ts";

/** See docs/reference/server.md#time-limit. */
const TEN_SECONDS = 10_000;

/** The claims API as a `fetch` handler. */
export interface ClaimsServer<Env extends object = object> {
  /** Answers a request. It rejects only if `onError` throws. */
  fetch(request: Request, env?: Env): Promise<Response>;
}

/** The context of one request. */
export interface ServerEnv<User, Env extends object> {
  Bindings: Env;
  Variables: { limit: TimeLimit; user: User; language: string };
}

/** Creates the claims API as a `fetch` handler over your own functions. */
export function createClaimsServer<User, Env extends object = object>(
  options: ClaimsServerOptions<User, Env>,
): ClaimsServer<Env> {
  const { cors, languages = ["en-US"], basePath = "", timeoutMs = TEN_SECONDS } = options;
  const onError = options.onError ?? writeError;
  const toResponse = (error: unknown, request: Request): Response => {
    const isExpected = error instanceof ClaimsProblem && ![500, 504].includes(error.status);
    if (!isExpected) onError(error, request);
    return (error instanceof ClaimsProblem ? error : internalError()).toResponse(request);
  };

  const app = new Hono<ServerEnv<User, Env>>().basePath(basePath);
  app.use(preventCaching);
  if (cors) app.use(allowOrigins(cors));
  app.use(addEtag, limitBody);
  options.extend?.(app as unknown as Hono<{ Bindings: Env }>);
  app.use(async (c, next) => {
    const limit = startTimeLimit(timeoutMs, c.req.raw.signal);
    c.set("limit", limit);
    c.set("language", preferredLanguage(c, languages));
    await next();
    limit.stop();
  });
  app.use(async (c, next) => {
    try {
      c.set("user", await authenticated(c, options));
    } catch (error) {
      // Not left to `onError` of the app, which only gets instances of `Error`.
      return toResponse(error, c.req.raw);
    }
    await next();
  });
  app.use(requireHeaders, setContentLanguage);
  for (const call of calls) {
    app.on(call.method, routeOf(call), (c) => respondTo(c, call, options, toResponse));
  }
  for (const call of calls) app.all(routeOf(call), () => rejectMethod(call.path));
  app.notFound(() => {
    throw new ClaimsProblem(404, {
      errorCode: "UNKNOWN_PATH",
      detail: "The claims API has no call with this path.",
    });
  });
  app.onError((error, c) => toResponse(error, c.req.raw));

  return { fetch: async (request, env) => app.fetch(request, env) };
}

async function authenticated<User, Env extends object>(
  c: Context<ServerEnv<User, Env>>,
  { authenticate }: ClaimsServerOptions<User, Env>,
): Promise<User> {
  const { limit } = c.var;
  const [, token] = /^Bearer +(\S+)$/i.exec(c.req.header("Authorization") ?? "") ?? [];
  const context = { token, request: c.req.raw, env: c.env, signal: limit.signal };
  const user = await limit.race((async () => authenticate(context))(), () =>
    overdue("authenticate"),
  );
  if (user !== undefined && user !== null) return user;
  throw new ClaimsProblem(401, {
    errorCode: "INVALID_TOKEN",
    detail: "The bearer token is missing, unknown or expired.",
    headers: { "WWW-Authenticate": 'Bearer error="invalid_token"' },
  });
}

/** Keeps answers out of HTTP caches, so that no claim data stays on a shared computer. */
const preventCaching: MiddlewareHandler = async (c, next) => {
  await next();
  c.header("Cache-Control", "no-store");
};

/** Sets `Content-Language`, unless the answer has one. */
const setContentLanguage: MiddlewareHandler<{ Variables: { language: string } }> = async (
  c,
  next,
) => {
  await next();
  c.header("Vary", "Accept-Language", { append: true });
  if (c.res.status !== 204 && !c.res.headers.has("Content-Language"))
    c.header("Content-Language", c.var.language);
};

function rejectMethod(path: string): never {
  const allowed = calls.filter((call) => call.path === path).map(({ method }) => method);
  throw new ClaimsProblem(405, {
    errorCode: "WRONG_METHOD",
    detail: `This path allows ${allowed.join(" and ")} only.`,
    headers: { Allow: allowed.join(", ") },
  });
}

function internalError(): ClaimsProblem {
  return new ClaimsProblem(500, {
    errorCode: "INTERNAL_ERROR",
    detail: "The claims server has failed.",
  });
}

function writeError(error: unknown, request: Request): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  // oxlint-disable-next-line no-console -- the default log of a server
  console.error(withoutTokens(text, request));
}
