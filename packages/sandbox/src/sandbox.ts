import { createApp } from "./app.ts";
import type { ClaimSeed } from "./claim.ts";
import { type FaultTable, type Faults, FaultSwitches } from "./faults/faults.ts";
import { checkDelay } from "./faults/wait.ts";
import { type ClaimProgress, ClaimLives } from "./lives/claim-lives.ts";
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
  /**
   * Changes how long every answer takes. Throws a `RangeError` if that is too long.
   *
   * @param latencyMs milliseconds
   */
  setLatency(latencyMs: number): void;
  /**
   * Chooses the repair shop of a claim. The claims API has no call for it, so a host stores the choice
   * where it stores such things; in a demo, that is here. Afterward the shop expects the vehicle.
   *
   * @param shopId id of a shop in the answer of `repair-facilities/search`
   * @throws a {@link SandboxError} with `unknown_claim`, `unknown_shop`, or `no_choice` if the repairs
   * of the claim have gone too far or are not the customer's to arrange
   */
  setShop(claimNumber: string, shopId: string): ClaimProgress;
  /**
   * Moves a claim to the next stage of its life, from the report to the payment, as if days had passed.
   * All calls about the claim answer accordingly.
   *
   * @throws a {@link SandboxError} with `unknown_claim`, or `end_of_life` if there is no further stage
   */
  advance(claimNumber: string): ClaimProgress;
  /**
   * Moves a claim back to its beginning, without a chosen shop.
   *
   * @throws a {@link SandboxError} with `unknown_claim`
   */
  reset(claimNumber: string): ClaimProgress;
  /**
   * Where a claim is in its life.
   *
   * @throws a {@link SandboxError} with `unknown_claim`
   */
  progress(claimNumber: string): ClaimProgress;
}

/** What can be switched and moved while a sandbox runs. */
export type SandboxControls = Omit<Sandbox, "fetch">;

/** Makes a claims API that runs where it is called: in a test, a story, a page or behind a port. */
export function createSandbox({
  now = () => new Date(),
  latencyMs = 0,
  faults = {},
  seed = claims,
}: SandboxOptions = {}): Sandbox {
  checkDelay(latencyMs);
  let latency = latencyMs;
  const switches = new FaultSwitches(faults);
  const lives = new ClaimLives(seed, now);
  const controls = {
    faults: switches,
    setLatency(milliseconds: number) {
      checkDelay(milliseconds);
      latency = milliseconds;
    },
    setShop: lives.setShop.bind(lives),
    advance: lives.advance.bind(lives),
    reset: lives.reset.bind(lives),
    progress: lives.progress.bind(lives),
  };
  const app = createApp({ lives, latencyMs: () => latency, faults: switches, controls });

  return {
    ...controls,
    fetch: async (input, init) => {
      const { signal: given, ...rest } = init ?? {};
      const request = input instanceof Request && !init ? input : new Request(input, rest);
      const signal = given ?? request.signal;
      signal.throwIfAborted();
      return app.fetch(request, { signal });
    },
  };
}
