import { type CallName, callNames } from "../routes.ts";
import type { Fault } from "./fault.ts";
import { parseFault } from "./fault-text.ts";

/** What a fault is switched on for: one call, or all of them. */
export type FaultTarget = CallName | "all";

/** The faults of a sandbox, by what they are switched on for. */
export type FaultTable = Partial<Record<FaultTarget, Fault>>;

/** Switches the faults of a sandbox while it runs. */
export interface Faults {
  /** Answers the call with this fault: the next `times` requests, or all until it is cleared. */
  set(target: FaultTarget, fault: Fault): void;
  /** Ends the fault of one target, or all faults. */
  clear(target?: FaultTarget): void;
}

/** The switches, and the way the sandbox asks them. */
export class FaultSwitches implements Faults {
  readonly #faults: Map<FaultTarget, Fault>;

  constructor(faults: FaultTable) {
    this.#faults = new Map(
      targets.flatMap((target) => {
        const fault = faults[target];
        return fault ? [[target, fault]] : [];
      }),
    );
  }

  set(target: FaultTarget, fault: Fault): void {
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
