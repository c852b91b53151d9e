import { Hono } from "hono";
import { requireBearer } from "./checks/bearer.ts";
import { limitBody } from "./checks/body-limit.ts";
import { allowAnyOrigin } from "./checks/cors.ts";
import { setContentLanguage, preventCaching } from "./checks/response-headers.ts";
import { requireHeaders } from "./checks/required-headers.ts";
import { controlRoutes } from "./controls/control-routes.ts";
import { DocumentTokens } from "./documents/document-tokens.ts";
import type { ActiveFaults } from "./faults/faults.ts";
import { applyFaults } from "./faults/apply-faults.ts";
import { wait } from "./faults/wait.ts";
import { preferredLanguage, translatorFor } from "./language.ts";
import type { ClaimStore } from "./lifecycle/claim-store.ts";
import { asOtherSystemSends } from "./other-system.ts";
import { Problem } from "./problem.ts";
import type { SandboxEnv } from "./route.ts";
import { routes } from "./routes.ts";
import type { SandboxControls } from "./sandbox.ts";

/** State and settings of the app. */
export interface AppSettings {
  claimStore: ClaimStore;
  latencyMs: () => number;
  faults: ActiveFaults;
  controls: SandboxControls;
}

const API_DESCRIPTIONS = [
  ["/openapi.json", "strict"],
  ["/openapi.tolerant.json", "tolerant"],
] as const;

/** The claims API as an app. Its middleware runs from top to bottom. */
export function createApp({
  claimStore,
  latencyMs,
  faults,
  controls,
}: AppSettings): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  const documentTokens = new DocumentTokens();
  app.use(preventCaching, allowAnyOrigin);
  // Before the latency, so that turning it off doesn't have to wait for it.
  app.route("/sandbox", controlRoutes(controls));
  app.use(async (c, next) => {
    await wait(latencyMs(), c.env.signal ?? c.req.raw.signal);
    await next();
  });
  app.use(async (c, next) => {
    const language = preferredLanguage(c.req.header("Accept-Language"));
    const t = translatorFor(language);
    c.set("language", language);
    c.set("t", t);
    c.set("claims", claimStore.claims(t));
    c.set("documentTokens", documentTokens);
    await next();
  });

  // These pages need no token.
  app.get("/", async (c) => {
    const { landingPage } = await import("./landing-page/landing-page.ts");
    return c.html(landingPage({ origin: new URL(c.req.url).origin, claims: c.var.claims, routes }));
  });

  for (const [path, strictness] of API_DESCRIPTIONS) {
    app.get(path, async (c) => {
      const { describeApi } = await import("./openapi/openapi.ts");
      return c.json(describeApi(new URL(c.req.url).origin, strictness));
    });
  }

  app.use(requireBearer, requireHeaders, limitBody, setContentLanguage);

  for (const { call, method, path, answer } of routes) {
    app.on(method, path, applyFaults(call, faults), asOtherSystemSends, answer);
  }
  for (const { path } of routes) app.all(path, () => rejectMethod(path));
  app.notFound(() => {
    throw new Problem(404, {
      errorCode: "UNKNOWN_PATH",
      detail: "The sandbox has no call with this path.",
    });
  });
  // Any other error is a dropped connection, an abort, or a bug. `fetch` rejects with it.
  app.onError((error, c) => {
    if (error instanceof Problem) return error.toResponse(c.req.raw);
    throw error;
  });
  return app;
}

function rejectMethod(path: string): never {
  const allowed = routes.filter((route) => route.path === path).map(({ method }) => method);
  throw new Problem(405, {
    errorCode: "WRONG_METHOD",
    detail: `This path allows ${allowed.join(" and ")} only.`,
    headers: { Allow: allowed.join(", ") },
  });
}
