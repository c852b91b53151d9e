import { type DayFromToday, daysFrom } from "../calendar.ts";
import type { Claim, ClaimSeed } from "../claim.ts";
import { inEnglish, type Translate } from "../language.ts";
import { repairShops } from "../places/repair-shops.ts";
import { shopInfo } from "../places/shop-info.ts";
import { SandboxError } from "../sandbox-error.ts";
import type { ShopInfo } from "../sections.ts";
import type { ClaimStage } from "./claim-stage.ts";
import { type EstimateOption, withOption } from "./with-option.ts";
import { canChooseShop, withShop } from "./with-shop.ts";

/** The current stage of a claim. */
export interface ClaimProgress {
  /** Number of the claim. */
  claimNumber: string;
  /** Stage of the claim; `undefined` for claims that have no stages. */
  stage: ClaimStage | undefined;
  /** Whether the claim has a next stage. */
  hasNext: boolean;
}

/** How often a claim was advanced, and the shop, or the way to get an estimate without one, that was chosen for it. */
interface Changes {
  stages: number;
  shop?: ShopInfo;
  option?: EstimateOption;
}

/** The claims of a sandbox, each at its current stage. */
export class ClaimStore {
  readonly #seed: readonly ClaimSeed[];
  readonly #now: () => Date;
  readonly #changes = new Map<string, Changes>();

  constructor(seed: readonly ClaimSeed[], now: () => Date) {
    this.#seed = seed;
    this.#now = now;
  }

  /** All claims in one language, with dates relative to today. */
  claims(t: Translate): Claim[] {
    const day = daysFrom(this.#now());
    return this.#seed.map((seed) => this.#claimOf(seed, day, t));
  }

  /** Chooses a shop of the network for the repairs of a claim. */
  setShop(claimNumber: string, shopId: string): ClaimProgress {
    const claim = this.#find(claimNumber);
    const shop = repairShops.find((candidate) => candidate.shopId === shopId);
    if (!shop) throw new SandboxError("unknown_shop", `The network has no shop ${shopId}.`);
    checkSelectable(claim);
    // The stage after `reported` is the first with a shop.
    const advances = claim.stage === "reported" && claim.next !== undefined;
    const { stages } = this.#changesOf(claimNumber);
    this.#changes.set(claimNumber, {
      stages: stages + (advances ? 1 : 0),
      shop: shopInfo(shop),
    });
    return this.progress(claimNumber);
  }

  /** Chooses a way to get an estimate without a shop. */
  setEstimateOption(claimNumber: string, option: EstimateOption): ClaimProgress {
    checkSelectable(this.#find(claimNumber));
    const { stages } = this.#changesOf(claimNumber);
    this.#changes.set(claimNumber, { stages, option });
    return this.progress(claimNumber);
  }

  /** Moves a claim to its next stage. */
  advance(claimNumber: string): ClaimProgress {
    const { next } = this.#find(claimNumber);
    if (!next) throw new SandboxError("no_next_stage", `${claimNumber} has no next stage.`);
    const changes = this.#changesOf(claimNumber);
    this.#changes.set(claimNumber, { ...changes, stages: changes.stages + 1 });
    return this.progress(claimNumber);
  }

  /** Moves a claim back to its first stage. */
  reset(claimNumber: string): ClaimProgress {
    this.#find(claimNumber);
    this.#changes.delete(claimNumber);
    return this.progress(claimNumber);
  }

  /** Returns the current stage of a claim. */
  progress(claimNumber: string): ClaimProgress {
    const { stage, next } = this.#find(claimNumber);
    return { claimNumber, stage, hasNext: next !== undefined };
  }

  #find(claimNumber: string): Claim {
    const claim = this.claims(inEnglish).find((candidate) => candidate.claimNumber === claimNumber);
    if (!claim) throw new SandboxError("unknown_claim", `There is no claim ${claimNumber}.`);
    return claim;
  }

  #changesOf(claimNumber: string): Changes {
    return this.#changes.get(claimNumber) ?? { stages: 0 };
  }

  #claimOf(seed: ClaimSeed, day: DayFromToday, t: Translate): Claim {
    let claim = seed(day, t);
    const { stages, shop, option } = this.#changesOf(claim.claimNumber);
    for (let stage = 0; stage < stages && claim.next; stage += 1) claim = claim.next(day, t, shop);
    if (!canChooseShop(claim)) return claim;
    if (option) return withOption(claim, option, day, t);
    return shop ? withShop(claim, shop, day, t) : claim;
  }
}

function checkSelectable(claim: Claim): void {
  if (canChooseShop(claim)) return;
  const message = `${claim.claimNumber} does not allow choosing a shop.`;
  throw new SandboxError("shop_not_selectable", message);
}
