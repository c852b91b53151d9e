import { type CallName, callNames } from "../routes.ts";
import type { Fault } from "./fault.ts";
import { parseFault } from "./fault-text.ts";
import { checkDelay } from "./wait.ts";

/** What a fault is switched on for: one call, or all of them. */
export type FaultTarget = CallName | "all";

/** The faults of a sandbox, by what they are switched on for. */
export type FaultTable = Partial<Record<FaultTarget, Fault>>;

/**
 * Turns faults on and off while a sandbox runs. A call meets one fault at most: the one in its `X-Sandbox-Fault`
 * header, else the one set for the call, else the one set for `"all"`, else the one of its claim.
 */
export interface Faults {
  /**
   * Applies a fault to the next `times` requests of a call, or to all of them until it is cleared.
   * Replaces the target's previous fault. Throws a `RangeError` if the delay is too long.
   */
  set(target: FaultTarget, fault: Fault): void;
  /** Removes the fault of a target; without a target, all faults that were set. */
  clear(target?: FaultTarget): void;
  /** Removes all faults that were set, and sets these. */
  replace(faults: FaultTable): void;
}

/** The switches, and the way the sandbox asks them. */
export class FaultSwitches implements Faults {
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

  /** The fault of the next request of this call; counts it. */
  take(call: CallName): Fault | undefined {
    const target = this.#faults.has(call) ? call : "all";
    const fault = this.#faults.get(target);
    if (fault?.times === undefined) return fault;
    if (fault.times > 1) this.#faults.set(target, { ...fault, times: fault.times - 1 });
    else this.#faults.delete(target);
    return fault.times > 0 ? fault : undefined;
  }
}

const targets: readonly FaultTarget[] = [...callNames, "all"];

/**
 * Reads faults as people write them in a header or on a command line:
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
  const target = targets.find((known) => known === name);
  if (!target) {
    throw new Error(`"${name}" is no call of the sandbox. The calls are ${targets.join(", ")}.`);
  }
  return target;
}
