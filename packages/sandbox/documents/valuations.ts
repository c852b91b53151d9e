import type { Translate } from "../src/language.ts";
import type { Valuation } from "./valuation.ts";

const golf = (t: Translate): Valuation => ({
  id: "VAL-1007",
  claimNumber: "CLM-1007",
  vehicle: "2017 Volkswagen Golf SE",
  mileage: t("61,200 miles", "61,200 millas"),
  comparables: [
    [t("2017 Golf SE, 58,400 miles", "2017 Golf SE, 58,400 millas"), "Tacoma, WA", 1_369_500],
    [t("2017 Golf S, 64,900 miles", "2017 Golf S, 64,900 millas"), "Everett, WA", 1_284_000],
    [t("2018 Golf SE, 66,100 miles", "2018 Golf SE, 66,100 millas"), "Olympia, WA", 1_345_000],
  ],
  valueCents: 1_325_000,
  deductibleCents: 50_000,
});

const soul = (t: Translate): Valuation => ({
  id: "VAL-1008",
  claimNumber: "CLM-1008",
  vehicle: "2020 Kia Soul LX",
  mileage: t("38,700 miles", "38,700 millas"),
  comparables: [
    [t("2020 Soul LX, 36,200 miles", "2020 Soul LX, 36,200 millas"), "Bellevue, WA", 1_572_000],
    [t("2020 Soul S, 41,000 miles", "2020 Soul S, 41,000 millas"), "Kent, WA", 1_548_000],
    [t("2019 Soul LX, 35,900 miles", "2019 Soul LX, 35,900 millas"), "Renton, WA", 1_495_000],
  ],
  valueCents: 1_540_000,
  deductibleCents: 10_000,
});

/** All valuations in one language, by id. */
export function valuationsIn(t: Translate): ReadonlyMap<string, Valuation> {
  return new Map([golf(t), soul(t)].map((valuation) => [valuation.id, valuation]));
}
