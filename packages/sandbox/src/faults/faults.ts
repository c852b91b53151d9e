import { type CallName, callNames } from "../routes.ts";
import type { Fault } from "./fault.ts";
import { parseFault } from "./fault-text.ts";
import { checkDelay } from "./wait.ts";

/** What a fault applies to: one call, the requests that send and list files, or all of these. */
export type FaultTarget = CallName | "uploads" | "all";

/** The faults of a sandbox, by target. */
export type FaultTable = Partial<Record<FaultTarget, Fault>>;

/**
 * Turns faults on and off while a sandbox runs. A request has at most one fault. The fault in its `X-Sandbox-Fault`
 * header comes first, then the fault of its call, of `"all"`, and of its claim.
 */
export interface Faults {
  /**
   * Applies a fault to the next `times` requests of a call, or to all of them until it is cleared.
   * Replaces the target's previous fault. Throws a `RangeError` if the delay is too long.
   */
  set(target: FaultTarget, fault: Fault): void;
  /** Removes the fault of a target, or all faults that were set if there is no target. */
  clear(target?: FaultTarget): void;
  /** Replaces all faults that were set. */
  replace(faults: FaultTable): void;
}

/** The active faults of a sandbox. */
export class ActiveFaults implements Faults {
  readonly #faults = new Map<FaultTarget, Fault>();

  constructor(faults: FaultTable) {
    this.replace(faults);
  }

  replace(faults: FaultTable): void {
    for (const target of targets) checkDelay(faults[target]?.delayMs);
    this.clear();
    for (const target of targets) {
      const fault = faults[target];
      if (fault) this.set(target, fault);
    }
  }

  set(target: FaultTarget, fault: Fault): void {
    checkDelay(fault.delayMs);
    this.#faults.set(target, fault);
  }

  clear(target?: FaultTarget): void {
    if (target) this.#faults.delete(target);
    else this.#faults.clear();
  }

  /** Returns the fault for a request of this call, and counts the request. */
  take(call: Exclude<FaultTarget, "all">): Fault | undefined {
    const target = this.#faults.has(call) ? call : "all";
    const fault = this.#faults.get(target);
    if (fault?.times === undefined) return fault;
    if (fault.times > 1) this.#faults.set(target, { ...fault, times: fault.times - 1 });
    else this.#faults.delete(target);
    return fault.times > 0 ? fault : undefined;
  }
}

const targets: readonly FaultTarget[] = [...callNames, "uploads", "all"];

/**
 * Parses faults from a header or the command line:
 * `reportDetails=503,times=2; claimSearch=html`, `all=delay=800`.
 */
export function parseFaults(text: string): FaultTable {
  return Object.fromEntries(
    text
      .split(";")
      .filter((part) => part.trim() !== "")
      .map((part) => {
        const [name, ...fault] = part.split("=");
        return [parseTarget(name?.trim()), parseFault(fault.join("="))];
      }),
  );
}

function parseTarget(name: string | undefined): FaultTarget {
  const target = targets.find((candidate) => candidate === name);
  if (!target) {
    throw new Error(`Unknown call "${name}". The calls are ${targets.join(", ")}.`);
  }
  return target;
}
