import { Hono } from "hono";
import * as v from "valibot";
import { limitBody } from "../checks/body-limit.ts";
import { readBody } from "../checks/read.ts";
import { parseFaults } from "../faults/faults.ts";
import { Problem } from "../problem.ts";
import { estimateOptions } from "../lifecycle/with-option.ts";
import type { SandboxEnv } from "../route.ts";
import type { SandboxControls } from "../sandbox.ts";
import { type SandboxErrorCode, SandboxError } from "../sandbox-error.ts";

const STATUS = {
  unknown_claim: 404,
  unknown_shop: 404,
  shop_not_selectable: 409,
  no_next_stage: 409,
} as const satisfies Record<SandboxErrorCode, number>;

const latency = v.object({ latencyMs: v.pipe(v.number(), v.minValue(0)) });
const faults = v.object({ faults: v.string() });
const choice = v.object({ shopId: v.string() });
const way = v.object({ option: v.picklist(estimateOptions) });

/**
 * The controls of a sandbox over HTTP, under `/sandbox`. They are not part of the claims API, so they need
 * no token, have no faults, and are not in the OpenAPI description.
 */
export function controlRoutes(controls: SandboxControls): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  app.use(limitBody);

  app.get("/claims/:claimNumber", (c) => c.json(controls.progress(c.req.param("claimNumber"))));
  app.post("/claims/:claimNumber/advance", (c) =>
    c.json(controls.advance(c.req.param("claimNumber"))),
  );
  app.post("/claims/:claimNumber/reset", (c) => c.json(controls.reset(c.req.param("claimNumber"))));
  app.post("/claims/:claimNumber/shop", async (c) => {
    const { shopId } = await readBody(c, choice, "The body needs a shopId.");
    return c.json(controls.setShop(c.req.param("claimNumber"), shopId));
  });

  app.post("/claims/:claimNumber/estimate-option", async (c) => {
    const { option } = await readBody(c, way, "The body needs an option: DRIVE_IN or PHOTOS.");
    return c.json(controls.setEstimateOption(c.req.param("claimNumber"), option));
  });

  app.post("/latency", async (c) => {
    const body = await readBody(c, latency, "The body needs latencyMs, a number of at least 0.");
    controls.setLatency(body.latencyMs);
    return c.json(body);
  });
  app.post("/faults", async (c) => {
    const body = await readBody(c, faults, "The body needs faults, such as reportDetails=503.");
    controls.faults.replace(parseFaults(body.faults));
    return c.json(body);
  });

  app.onError((error, c) => toProblem(error).toResponse(c.req.raw));
  return app;
}

function toProblem(error: Error): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof SandboxError) {
    const errorCode = error.code.toUpperCase();
    return new Problem(STATUS[error.code], { errorCode, detail: error.message });
  }
  // A delay that is too long, or a fault with invalid syntax.
  return new Problem(400, { errorCode: "INVALID_BODY", detail: error.message });
}
