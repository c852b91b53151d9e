import type { DayFromToday } from "../src/calendar.ts";
import type { ClaimSeed } from "../src/claim.ts";
import { inEnglish } from "../src/language.ts";
import { takesShop, withShop } from "../src/lives/with-shop.ts";
import { networkShop } from "../src/places/shop-info.ts";

/** A claim at each stage of its life, or before and after its customer has chosen a shop. */
export function everyStage(seed: ClaimSeed, day: DayFromToday): ClaimSeed[] {
  const { next, ...claim } = seed(day);
  if (next) return [seed, ...everyStage(next, day)];
  if (!takesShop(claim)) return [seed];
  const shop = networkShop("Short North Collision");
  return [seed, (today, say = inEnglish) => withShop(seed(today, say), shop, today, say)];
}
