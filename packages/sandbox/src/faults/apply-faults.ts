import type { MiddlewareHandler } from "hono";
import { headerNames } from "../header-names.ts";
import { Problem } from "../problem.ts";
import type { SandboxContext, SandboxEnv } from "../route.ts";
import type { CallName } from "../routes.ts";
import { Attempts } from "./attempts.ts";
import type { Fault } from "./fault.ts";
import { type ActiveFaults, type FaultTable, parseFaults } from "./faults.ts";
import { corruptBody } from "./corrupt-body.ts";
import { wait } from "./wait.ts";

/**
 * Applies the first fault that a request has, in the order header, call, claim.
 * For faults of headers and claims, `times` counts the attempts of one call, so that every new call has them again.
 */
export function applyFaults(
  call: CallName,
  activeFaults: ActiveFaults,
): MiddlewareHandler<SandboxEnv> {
  // Why: docs/decisions/sandbox.md#faults-count-attempts-of-one-call
  const attempts = new Attempts();

  return async (c, next) => {
    const attempt = attempts.count(c.req.header(headerNames.messageId) ?? "");
    const unlessUsedUp = (fault: Fault | undefined): Fault | undefined =>
      fault?.times === undefined || attempt <= fault.times ? fault : undefined;

    const inHeader = headerFaults(c);
    const fault =
      unlessUsedUp(inHeader[call] ?? inHeader.all) ??
      activeFaults.take(call) ??
      unlessUsedUp(claimFault(c));
    if (!fault) return next();

    if (fault.delayMs !== undefined) {
      await wait(fault.delayMs, c.env.signal ?? c.req.raw.signal);
    }
    if (fault.drop) throw new TypeError("Failed to fetch");
    if (fault.status === undefined) await next();
    else c.res = answerWithStatus(c, fault.status);
    if (fault.retryAfter !== undefined) c.header("Retry-After", String(fault.retryAfter));
    if (fault.body && c.res.body) c.res = await corruptBody(c.res, fault.body);
  };
}

function headerFaults(c: SandboxContext): FaultTable {
  try {
    return parseFaults(c.req.header(headerNames.fault) ?? "");
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new Problem(400, { errorCode: "INVALID_FAULT", detail });
  }
}

function claimFault(c: SandboxContext): Fault | undefined {
  const claimNumber = c.req.param("claimNumber");
  return c.var.claims.find((claim) => claim.claimNumber === claimNumber)?.fault;
}

function answerWithStatus(c: SandboxContext, status: number): Response {
  if (status === 204) return new Response(null, { status });
  const detail = `A fault of the sandbox has the status ${status}.`;
  return new Problem(status, { errorCode: "SANDBOX_FAULT", detail }).toResponse(c.req.raw);
}
