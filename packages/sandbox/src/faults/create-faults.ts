import { ClaimsProblem } from "@claimkit/claims-server";
import { headerNames } from "../header-names.ts";
import { Attempts } from "./attempts.ts";
import type { Fault } from "./fault.ts";
import { type ActiveFaults, type FaultTable, type FaultTarget, parseFaults } from "./faults.ts";
import { corruptBody } from "./corrupt-body.ts";
import { wait } from "./wait.ts";

/** A request that may have a fault. */
export interface FaultyCall {
  call: Exclude<FaultTarget, "all">;
  request: Request;
  /** Fault of the claim that the request is about. */
  claimFault: Fault | undefined;
  signal: AbortSignal;
}

/**
 * Applies the first fault that a request has, in the order header, call, claim.
 * For faults of headers and claims, `times` counts the attempts of one call, so that every new call has them again.
 */
export function createFaults(
  activeFaults: ActiveFaults,
): (faulty: FaultyCall, respond: () => Promise<Response>) => Promise<Response> {
  // Why: docs/decisions/sandbox.md#faults-count-attempts-of-one-call
  const attempts = new Attempts();

  return async ({ call, request, claimFault, signal }, respond) => {
    const attempt = attempts.count(`${call} ${request.headers.get(headerNames.messageId)}`);
    const unlessUsedUp = (fault: Fault | undefined): Fault | undefined =>
      fault?.times === undefined || attempt <= fault.times ? fault : undefined;

    const inHeader = headerFaults(request);
    const fault =
      unlessUsedUp(inHeader[call] ?? inHeader.all) ??
      activeFaults.take(call) ??
      unlessUsedUp(claimFault);
    if (!fault) return respond();

    if (fault.delayMs !== undefined) await wait(fault.delayMs, signal);
    if (fault.drop) throw new TypeError("Failed to fetch");
    const response =
      fault.status === undefined ? await respond() : answerWithStatus(request, fault.status);
    if (fault.retryAfter !== undefined)
      response.headers.set("Retry-After", String(fault.retryAfter));
    return fault.body && response.body ? corruptBody(response, fault.body) : response;
  };
}

function headerFaults({ headers }: Request): FaultTable {
  try {
    return parseFaults(headers.get(headerNames.fault) ?? "");
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new ClaimsProblem(400, { errorCode: "INVALID_FAULT", detail });
  }
}

function answerWithStatus(request: Request, status: number): Response {
  if (status === 204) return new Response(null, { status });
  const detail = `A fault of the sandbox has the status ${status}.`;
  return new ClaimsProblem(status, { errorCode: "SANDBOX_FAULT", detail }).toResponse(request);
}
