import { createApp } from "./app.ts";
import type { ClaimSeed } from "./claim.ts";
import { type FaultTable, type Faults, FaultSwitches } from "./faults/faults.ts";
import { checkDelay } from "./faults/wait.ts";
import { claims } from "./seed.ts";

/** What a sandbox can be told; all of it is optional. */
export interface SandboxOptions {
  /**
   * The moment that the dates of the claims count from.
   * @default the present
   */
  now?: () => Date;
  /**
   * How long every answer takes.
   * @default 0
   */
  latencyMs?: number;
  /** Faults that are switched on from the start. */
  faults?: FaultTable;
  /**
   * The claims there are.
   * @default the claims that come with the sandbox
   */
  seed?: readonly ClaimSeed[];
}

/** A whole claims API without a network. */
export interface Sandbox {
  /** Use it as `fetch`. The origin of the URL does not matter; calls stand at the root of it. */
  fetch: typeof globalThis.fetch;
  /** Switches faults while the sandbox runs. */
  faults: Faults;
}

/** Makes a claims API that runs where it is called: in a test, a story, a page or behind a port. */
export function createSandbox({
  now = () => new Date(),
  latencyMs = 0,
  faults = {},
  seed = claims,
}: SandboxOptions = {}): Sandbox {
  checkDelay(latencyMs);
  const switches = new FaultSwitches(faults);
  const app = createApp({ now, latencyMs, seed, faults: switches });

  return {
    faults: switches,
    fetch: async (input, init) => {
      const { signal: given, ...rest } = init ?? {};
      const request = input instanceof Request && !init ? input : new Request(input, rest);
      const signal = given ?? request.signal;
      signal.throwIfAborted();
      return app.fetch(request, { signal });
    },
  };
}
