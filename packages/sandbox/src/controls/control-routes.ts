import type { ClaimsServerOptions } from "@claimkit/claims-server";
import { parseFaults } from "../faults/faults.ts";
import { isEstimateOption } from "../lifecycle/with-option.ts";
import type { SandboxEnv } from "../app.ts";
import type { SandboxControls } from "../sandbox.ts";
import { controlled } from "./controlled.ts";

type App = Parameters<NonNullable<ClaimsServerOptions<object, SandboxEnv>["extend"]>>[0];

/** Changes the sandbox as the body of a request says, and returns the result. */
type Control = (controls: SandboxControls, claimNumber: string, body: Body) => object;

type Body = Readonly<Record<string, unknown>>;

const posts: Readonly<Record<string, Control>> = {
  "claims/:claimNumber/advance": (controls, claimNumber) => controls.advance(claimNumber),
  "claims/:claimNumber/reset": (controls, claimNumber) => controls.reset(claimNumber),
  "claims/:claimNumber/shop": (controls, claimNumber, { shopId }) => {
    if (typeof shopId !== "string") throw new TypeError("The body needs a shopId.");
    return controls.setShop(claimNumber, shopId);
  },
  "claims/:claimNumber/estimate-option": (controls, claimNumber, { option }) => {
    if (isEstimateOption(option)) return controls.setEstimateOption(claimNumber, option);
    throw new TypeError("The body needs an option: DRIVE_IN or PHOTOS.");
  },
  latency(controls, _, { latencyMs }) {
    if (typeof latencyMs !== "number" || latencyMs < 0)
      throw new TypeError("The body needs latencyMs, a number of at least 0.");
    controls.setLatency(latencyMs);
    return { latencyMs };
  },
  faults(controls, _, { faults }) {
    if (typeof faults !== "string")
      throw new TypeError("The body needs faults, such as reportDetails=503.");
    controls.faults.replace(parseFaults(faults));
    return { faults };
  },
};

/**
 * Adds the controls of a sandbox over HTTP, under `/sandbox`. They are not part of the claims API, so they need no token,
 * have no faults, and are not in the OpenAPI description.
 */
export function addControlRoutes(app: App, controls: SandboxControls): void {
  app.get("/sandbox/claims/:claimNumber", (c) => {
    return c.json(controlled(() => controls.progress(c.req.param("claimNumber"))));
  });
  for (const [path, control] of Object.entries(posts)) {
    app.post(`/sandbox/${path}`, async (c) => {
      const body: unknown = await c.req.json().catch(() => undefined);
      const claimNumber = c.req.param("claimNumber") ?? "";
      return c.json(controlled(() => control(controls, claimNumber, Object(body) as Body)));
    });
  }
}
