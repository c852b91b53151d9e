import { type DayFromToday, daysFrom } from "../calendar.ts";
import type { Claim, ClaimSeed } from "../claim.ts";
import { inEnglish, type Say } from "../language.ts";
import { repairShops } from "../places/repair-shops.ts";
import { shopInfo } from "../places/shop-info.ts";
import { SandboxError } from "../sandbox-error.ts";
import type { ShopInfo } from "../sections.ts";
import type { ClaimStage } from "./claim-stage.ts";
import { takesShop, withShop } from "./with-shop.ts";

/** Where a claim is in its life. */
export interface ClaimProgress {
  /** Number of the claim. */
  claimNumber: string;
  /** Stage of the claim; `undefined` for a claim whose life the sandbox cannot play. */
  stage: ClaimStage | undefined;
  /** Whether the claim has a further stage. */
  hasNext: boolean;
}

/** How far a claim has been moved from its beginning. */
interface Moved {
  stages: number;
  shop?: ShopInfo;
}

/** The claims of a sandbox, each at the stage that it has been moved to. */
export class ClaimLives {
  readonly #seed: readonly ClaimSeed[];
  readonly #now: () => Date;
  readonly #moved = new Map<string, Moved>();

  constructor(seed: readonly ClaimSeed[], now: () => Date) {
    this.#seed = seed;
    this.#now = now;
  }

  /** All claims, dated from today, in one language. */
  claims(say: Say): Claim[] {
    const day = daysFrom(this.#now());
    return this.#seed.map((dated) => this.#claimOf(dated, day, say));
  }

  /** Chooses a shop of the network for the repairs of a claim. */
  setShop(claimNumber: string, shopId: string): ClaimProgress {
    const claim = this.#find(claimNumber);
    const shop = repairShops.find((known) => known.shopId === shopId);
    if (!shop) throw new SandboxError("unknown_shop", `The network has no shop ${shopId}.`);
    if (!takesShop(claim)) {
      throw new SandboxError("no_choice", `A shop cannot be chosen for ${claimNumber}.`);
    }
    // In a life, the stage after the report is the one that has a shop.
    const passesStage = claim.stage === "reported" && claim.next !== undefined;
    const { stages } = this.#movedOf(claimNumber);
    this.#moved.set(claimNumber, {
      stages: stages + (passesStage ? 1 : 0),
      shop: shopInfo(shop),
    });
    return this.progress(claimNumber);
  }

  /** Moves a claim to its next stage. */
  advance(claimNumber: string): ClaimProgress {
    const { next } = this.#find(claimNumber);
    if (!next) throw new SandboxError("end_of_life", `${claimNumber} has no further stage.`);
    const moved = this.#movedOf(claimNumber);
    this.#moved.set(claimNumber, { ...moved, stages: moved.stages + 1 });
    return this.progress(claimNumber);
  }

  /** Moves a claim back to its beginning. */
  reset(claimNumber: string): ClaimProgress {
    this.#find(claimNumber);
    this.#moved.delete(claimNumber);
    return this.progress(claimNumber);
  }

  /** Where a claim is in its life. */
  progress(claimNumber: string): ClaimProgress {
    const { stage, next } = this.#find(claimNumber);
    return { claimNumber, stage, hasNext: next !== undefined };
  }

  #find(claimNumber: string): Claim {
    const claim = this.claims(inEnglish).find((known) => known.claimNumber === claimNumber);
    if (!claim) throw new SandboxError("unknown_claim", `There is no claim ${claimNumber}.`);
    return claim;
  }

  #movedOf(claimNumber: string): Moved {
    return this.#moved.get(claimNumber) ?? { stages: 0 };
  }

  #claimOf(dated: ClaimSeed, day: DayFromToday, say: Say): Claim {
    let claim = dated(day, say);
    const { stages, shop } = this.#movedOf(claim.claimNumber);
    for (let stage = 0; stage < stages && claim.next; stage += 1)
      claim = claim.next(day, say, shop);
    return shop && takesShop(claim) ? withShop(claim, shop, day, say) : claim;
  }
}
