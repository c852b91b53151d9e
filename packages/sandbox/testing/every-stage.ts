import type { DayFromToday } from "../src/calendar.ts";
import type { ClaimSeed } from "../src/claim.ts";
import { inEnglish } from "../src/language.ts";
import { canChooseShop, withShop } from "../src/lifecycle/with-shop.ts";
import { networkShop } from "../src/places/shop-info.ts";

/** A claim at each of its stages, or before and after the customer has chosen a shop. */
export function everyStage(seed: ClaimSeed, day: DayFromToday): ClaimSeed[] {
  const { next, ...claim } = seed(day);
  if (next) return [seed, ...everyStage(next, day)];
  if (!canChooseShop(claim)) return [seed];
  const shop = networkShop("Short North Collision");
  return [seed, (today, t = inEnglish) => withShop(seed(today, t), shop, today, t)];
}
