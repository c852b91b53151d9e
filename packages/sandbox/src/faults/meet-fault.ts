import type { MiddlewareHandler } from "hono";
import { headerNames } from "../header-names.ts";
import { Problem } from "../problem.ts";
import type { SandboxContext, SandboxEnv } from "../route.ts";
import type { CallName } from "../routes.ts";
import { Attempts } from "./attempts.ts";
import type { Fault } from "./fault.ts";
import { type FaultSwitches, type FaultTable, parseFaults } from "./faults.ts";
import { spoilBody } from "./spoil-body.ts";
import { wait } from "./wait.ts";

/**
 * Lets a request meet the first fault that is meant for it: one that it brings in its own header,
 * one that is switched on for its call, or one that its claim always has.
 * The first and the last count the attempts of one logical call, so that every call meets them from the start.
 */
export function meetFault(call: CallName, switches: FaultSwitches): MiddlewareHandler<SandboxEnv> {
  // Why: docs/decisions/sandbox.md#faults-count-attempts-of-one-call
  const attempts = new Attempts();

  return async (c, next) => {
    const attempt = attempts.count(c.req.header(headerNames.messageId) ?? "");
    const stillHappening = (fault: Fault | undefined): Fault | undefined =>
      fault?.times === undefined || attempt <= fault.times ? fault : undefined;

    const brought = broughtFaults(c);
    const fault =
      stillHappening(brought[call] ?? brought.all) ??
      switches.take(call) ??
      stillHappening(claimFault(c));
    if (!fault) return next();

    if (fault.delayMs !== undefined) {
      await wait(fault.delayMs, c.env.signal ?? c.req.raw.signal);
    }
    if (fault.drop) throw new TypeError("Failed to fetch");
    if (fault.status === undefined) await next();
    else c.res = answerWithStatus(c, fault.status);
    if (fault.retryAfter !== undefined) c.header("Retry-After", String(fault.retryAfter));
    if (fault.body && c.res.body) c.res = await spoilBody(c.res, fault.body);
  };
}

function broughtFaults(c: SandboxContext): FaultTable {
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
  const detail = `The sandbox was asked to answer with ${status}.`;
  return new Problem(status, { errorCode: "SANDBOX_FAULT", detail }).toResponse(c.req.raw);
}
