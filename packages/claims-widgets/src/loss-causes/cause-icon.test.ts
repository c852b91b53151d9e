import { lossCauses } from "@claimkit/claims-api/loss-causes";
import { car, key, shield, towTruck } from "@claimkit/ui-kit/icon-paths";
import { expect, test } from "vitest";
import { causeIcon } from "./cause-icon.ts";

test.each([
  { code: "collision_tree", icon: car },
  { code: "COLLISION_TREE", icon: car },
  { code: "theft_vehicle", icon: key },
  { code: "Roadside Tow", icon: towTruck },
  { code: "liability_other", icon: shield },
  { code: "zz_unknown_code", icon: car },
  { code: "", icon: car },
])("$code has its icon", ({ code, icon }) => {
  expect(causeIcon(code)).toBe(icon);
});

test.each([
  ["hail", "wind"],
  ["flood", "water_damage"],
  ["fire_vehicle", "fire_arson"],
  ["glass_windshield", "glass_windshield_repair"],
  ["animal_deer", "rodent_damage"],
])("%s and %s have one icon, which is not a car", (one, other) => {
  expect(causeIcon(one)).toBe(causeIcon(other));
  expect(causeIcon(one)).not.toBe(car);
});

test("every loss cause has an icon", () => {
  expect(lossCauses.every(([code]) => causeIcon(code).length > 0)).toBe(true);
});
