import { Hono } from "hono";
import { requireBearer } from "./checks/bearer.ts";
import { limitBody } from "./checks/body-limit.ts";
import { allowAnyOrigin } from "./checks/cors.ts";
import { nameLanguage, neverStored } from "./checks/answer-headers.ts";
import { requireHeaders } from "./checks/required-headers.ts";
import { controlRoutes } from "./controls/control-routes.ts";
import { DocumentTokens } from "./documents/document-tokens.ts";
import type { FaultSwitches } from "./faults/faults.ts";
import { meetFault } from "./faults/meet-fault.ts";
import { wait } from "./faults/wait.ts";
import { preferredLanguage, sayIn } from "./language.ts";
import type { ClaimLives } from "./lives/claim-lives.ts";
import { Problem } from "./problem.ts";
import type { SandboxEnv } from "./route.ts";
import { routes } from "./routes.ts";
import type { SandboxControls } from "./sandbox.ts";

/** What the app needs to know to answer. */
export interface AppSettings {
  lives: ClaimLives;
  latencyMs: () => number;
  faults: FaultSwitches;
  controls: SandboxControls;
}

/** The claims API as a fetch-native app. A request passes from top to bottom. */
export function createApp({ lives, latencyMs, faults, controls }: AppSettings): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  const documentTokens = new DocumentTokens();
  app.use(neverStored, allowAnyOrigin);
  // Before the latency: who switches it off does not have to wait for it.
  app.route("/sandbox", controlRoutes(controls));
  app.use(async (c, next) => {
    await wait(latencyMs(), c.env.signal ?? c.req.raw.signal);
    await next();
  });
  app.use(async (c, next) => {
    const language = preferredLanguage(c.req.header("Accept-Language"));
    const say = sayIn(language);
    c.set("language", language);
    c.set("say", say);
    c.set("claims", lives.claims(say));
    c.set("documentTokens", documentTokens);
    await next();
  });

  // For people and their tools, who bring no token.
  app.get("/", async (c) => {
    const { landingPage } = await import("./landing-page/landing-page.ts");
    return c.html(landingPage({ origin: new URL(c.req.url).origin, claims: c.var.claims, routes }));
  });

  app.get("/openapi.json", async (c) => {
    const { describeApi } = await import("./openapi/openapi.ts");
    return c.json(describeApi(new URL(c.req.url).origin));
  });

  app.use(requireBearer, requireHeaders, limitBody, nameLanguage);

  for (const { call, method, path, answer } of routes) {
    app.on(method, path, meetFault(call, faults), answer);
  }
  for (const { path } of routes) app.all(path, () => refuseMethod(path));
  app.notFound(() => {
    throw new Problem(404, {
      errorCode: "UNKNOWN_PATH",
      detail: "The sandbox has no call with this path.",
    });
  });
  // Anything but a problem is a broken connection, a caller who gave up, or a mistake of ours: fetch rejects with it.
  app.onError((error, c) => {
    if (error instanceof Problem) return error.toResponse(c.req.raw);
    throw error;
  });
  return app;
}

function refuseMethod(path: string): never {
  const allowed = routes.filter((route) => route.path === path).map(({ method }) => method);
  throw new Problem(405, {
    errorCode: "WRONG_METHOD",
    detail: `This path answers to ${allowed.join(" and ")} only.`,
    headers: { Allow: allowed.join(", ") },
  });
}
