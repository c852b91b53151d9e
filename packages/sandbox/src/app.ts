import { type ClaimsServer, createClaimsServer } from "@claimkit/claims-server";
import type { Claim } from "./claim.ts";
import { addControlRoutes } from "./controls/control-routes.ts";
import { DocumentTokens } from "./documents/document-tokens.ts";
import { createFaults } from "./faults/create-faults.ts";
import type { ActiveFaults } from "./faults/faults.ts";
import { wait } from "./faults/wait.ts";
import { createHandlers } from "./handlers/handlers.ts";
import { headerNames } from "./header-names.ts";
import { languages, translatorFor } from "./language.ts";
import type { ClaimStore } from "./lifecycle/claim-store.ts";
import { readerOf } from "./may-read.ts";
import { asOtherSystemSends } from "./other-system.ts";
import { routes } from "./routes.ts";
import type { SandboxControls } from "./sandbox.ts";
import type { UploadFiles } from "./uploads/upload-files.ts";
import { addUploadRoutes, uploadHeaders } from "./uploads/upload-routes.ts";
import { sandboxToken } from "./sandbox-token.ts";

/** State and settings of the app. */
export interface AppSettings {
  claimStore: ClaimStore;
  uploadFiles: UploadFiles;
  latencyMs: () => number;
  faults: ActiveFaults;
  controls: SandboxControls;
  sendEverythingToThirdParties: boolean;
}

/** What a request brings along. */
export interface SandboxEnv {
  /** Aborts the request. Passed separately, because `Request` rejects signals of jsdom and happy-dom. */
  signal: AbortSignal;
}

const API_DESCRIPTIONS = [
  ["/openapi.json", "strict"],
  ["/openapi.tolerant.json", "tolerant"],
] as const;

/** The claims API over the sandbox's claims, with its controls and its two pages. */
export function createApp({
  claimStore,
  uploadFiles,
  latencyMs,
  faults,
  controls,
  sendEverythingToThirdParties,
}: AppSettings): ClaimsServer<SandboxEnv> {
  const claimsIn = (language: string): Claim[] => claimStore.claims(translatorFor(language));
  const findClaim = (claimNumber: string | undefined): Claim | undefined =>
    claimsIn("en-US").find((claim) => claim.claimNumber === claimNumber);
  const applyFaults = createFaults(faults);

  return createClaimsServer<object, SandboxEnv>({
    authenticate: ({ token }) => (token === sandboxToken ? {} : undefined),
    mayRead(context) {
      const claim = findClaim(context.claimNumber);
      return claim ? readerOf(claim, context) : false;
    },
    handlers: createHandlers(claimsIn, new DocumentTokens(), controls),
    cors: {
      origins: "*",
      headers: [headerNames.fault, ...uploadHeaders.sent],
      methods: ["PATCH"],
      exposedHeaders: uploadHeaders.answered,
    },
    languages,
    timeoutMs: Infinity,
    sendEverythingToThirdParties,
    async intercept({ call, claimNumber, request, env }, respond) {
      const claim = findClaim(claimNumber);
      return applyFaults(
        { call, request, claimFault: claim?.fault, signal: env.signal },
        claim?.isOfOtherSystem ? async () => asOtherSystemSends(await respond()) : respond,
      );
    },
    extend(app) {
      // Before the latency, so that turning it off doesn't have to wait for it.
      addControlRoutes(app, controls);
      app.use(async (c, next) => {
        await wait(latencyMs(), c.env.signal);
        await next();
      });
      app.use("/uploads/:claimNumber/*", async (c, next) => {
        const { req, env } = c;
        const claimFault = findClaim(req.param("claimNumber"))?.fault;
        const call = { call: "uploads", request: req.raw, claimFault, signal: env.signal } as const;
        c.res = await applyFaults(call, async () => {
          await next();
          return c.res;
        });
      });
      addUploadRoutes(app, uploadFiles, (claimNumber) => Boolean(findClaim(claimNumber)));
      app.get("/", async (c) => {
        const { landingPage } = await import("./landing-page/landing-page.ts");
        const { origin } = new URL(c.req.url);
        return c.html(landingPage({ origin, claims: claimsIn("en-US"), routes }));
      });
      for (const [path, strictness] of API_DESCRIPTIONS) {
        app.get(path, async (c) => {
          const { describeApi } = await import("./openapi/openapi.ts");
          return c.json(describeApi(new URL(c.req.url).origin, strictness));
        });
      }
    },
    // A dropped connection, an abort, or a bug. `fetch` rejects with it.
    onError(error) {
      throw error;
    },
  });
}
