import { createApp } from "./app.ts";
import type { ClaimSeed } from "./claim.ts";
import { type FaultTable, type Faults, ActiveFaults } from "./faults/faults.ts";
import { checkDelay } from "./faults/wait.ts";
import { type ClaimProgress, ClaimStore } from "./lifecycle/claim-store.ts";
import { UploadFiles } from "./uploads/upload-files.ts";
import type { EstimateOption } from "./lifecycle/with-option.ts";
import { claims } from "./seed.ts";

/** Options of {@link createSandbox}. */
export interface SandboxOptions {
  /**
   * The current time. The dates of all claims are relative to it.
   * @default () => new Date()
   */
  now?: () => Date;
  /**
   * Delay of every response, in milliseconds.
   * @default 0
   */
  latencyMs?: number;
  /** Faults that are active from the start. */
  faults?: FaultTable;
  /**
   * The claims of the sandbox.
   * @default the claims that come with the sandbox
   */
  seed?: readonly ClaimSeed[];
  /**
   * Sends third parties the member's coverages, deductibles and amounts too, so that you can test that a client hides
   * them. A server must not.
   * @default false
   */
  sendEverythingToThirdParties?: boolean;
}

/** A complete claims API without a network. */
export interface Sandbox {
  /** A `fetch` that never uses the network. It ignores the origin of the URL; the paths of calls begin at the root. */
  fetch: typeof globalThis.fetch;
  /** Changes faults while the sandbox runs. */
  faults: Faults;
  /**
   * Changes the delay of every response. Throws a `RangeError` if the delay is too long.
   *
   * @param latencyMs milliseconds
   */
  setLatency(latencyMs: number): void;
  /**
   * Chooses the repair shop of a claim. The claims API has no such call: in production, the host page
   * saves the choice.
   *
   * @param shopId id of a shop in the response of `repair-facilities/search`
   * @throws a {@link SandboxError} with `unknown_claim`, `unknown_shop`, or `shop_not_selectable` if a shop
   * can no longer be chosen, or not by the customer
   */
  setShop(claimNumber: string, shopId: string): ClaimProgress;
  /**
   * Chooses how the estimate of a claim is made without a shop, for which the claims API has no call either.
   *
   * @param option `DRIVE_IN` or `PHOTOS`
   * @throws a {@link SandboxError} with `unknown_claim`, or `shop_not_selectable` if it can no longer be chosen
   */
  setEstimateOption(claimNumber: string, option: EstimateOption): ClaimProgress;
  /**
   * Moves a claim to its next stage, as if days had passed. All calls about the claim respond accordingly. Files that were
   * sent to `/uploads/{claimNumber}` are received, or refused if they are incomplete, also at the last stage.
   *
   * @throws a {@link SandboxError} with `unknown_claim`, or `no_next_stage` at the last stage
   */
  advance(claimNumber: string): ClaimProgress;
  /**
   * Moves a claim back to its first stage, and removes the chosen shop and all files that were sent.
   *
   * @throws a {@link SandboxError} with `unknown_claim`
   */
  reset(claimNumber: string): ClaimProgress;
  /**
   * Returns the current stage of a claim.
   *
   * @throws a {@link SandboxError} with `unknown_claim`
   */
  progress(claimNumber: string): ClaimProgress;
}

/** Everything that can be changed while a sandbox runs. */
export type SandboxControls = Omit<Sandbox, "fetch">;

/**
 * Creates a claims API that runs in the same process: in a test, a story, a page or a server.
 *
 * @throws a `RangeError` if `latencyMs` or the delay of a fault is too long
 */
export function createSandbox({
  now = () => new Date(),
  latencyMs = 0,
  faults = {},
  seed = claims,
  sendEverythingToThirdParties = false,
}: SandboxOptions = {}): Sandbox {
  checkDelay(latencyMs);
  let latency = latencyMs;
  const activeFaults = new ActiveFaults(faults);
  const claimStore = new ClaimStore(seed, now);
  const uploadFiles = new UploadFiles(now);
  const controls = {
    faults: activeFaults,
    setLatency(milliseconds: number) {
      checkDelay(milliseconds);
      latency = milliseconds;
    },
    setShop: claimStore.setShop.bind(claimStore),
    setEstimateOption: claimStore.setEstimateOption.bind(claimStore),
    advance(claimNumber: string) {
      // Also at the last stage, which has no next one.
      uploadFiles.review(claimNumber);
      return claimStore.advance(claimNumber);
    },
    reset(claimNumber: string) {
      uploadFiles.drop(claimNumber);
      return claimStore.reset(claimNumber);
    },
    progress: claimStore.progress.bind(claimStore),
  };
  const app = createApp({
    claimStore,
    uploadFiles,
    latencyMs: () => latency,
    faults: activeFaults,
    controls,
    sendEverythingToThirdParties,
  });

  return {
    ...controls,
    fetch: async (input, init) => {
      const { signal: initSignal, ...rest } = init ?? {};
      const request = input instanceof Request && !init ? input : new Request(input, rest);
      const signal = initSignal ?? request.signal;
      signal.throwIfAborted();
      return app.fetch(request, { signal });
    },
  };
}
