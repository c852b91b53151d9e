import { describe, expect, test } from "vitest";
import { lossCausesEsUs } from "./loss-causes/es-us.ts";
import { lossCauseLabel, lossCauses } from "./loss-causes.ts";

describe("the table", () => {
  test("has 150 causes, and no duplicate code or alias", () => {
    const names = lossCauses.flatMap(([code, , ...aliases]) => [code, ...aliases]);
    expect(lossCauses).toHaveLength(150);
    expect(names).toHaveLength(150 + 184);
    expect(new Set(names.map((name) => name.replaceAll("_", ""))).size).toBe(names.length);
  });

  test("has a cause for every kind of loss", () => {
    const codes = lossCauses.map(([code]) => code);
    expect(codes).toEqual(
      expect.arrayContaining([
        "fire",
        "flood",
        "theft",
        "hail",
        "wind",
        "water_damage",
        "collision",
        "other",
      ]),
    );
  });
});

test.each([
  { code: "hail", label: "Hail" },
  { code: "HAIL", label: "Hail" },
  { code: "collision_rear_end", label: "Rear-end collision" },
  { code: "Collision Rear End", label: "Rear-end collision" },
  { code: "rearEnd", label: "Rear-end collision" },
  { code: "rear_ended", label: "Rear-end collision" },
  { code: "Rear-end collision", label: "Other" },
  { code: "hail_ho_ext", label: "Hail" },
  { code: "water-damage", label: "Water damage" },
  { code: "nobody knows", label: "Other" },
  { code: "", label: "Other" },
  { code: "???", label: "Other" },
  { code: "__proto__", label: "Other" },
  { code: "constructor", label: "Other" },
  { code: "toString", label: "Other" },
  { code: "hasOwnProperty", label: "Other" },
])("the label of '$code' is '$label'", ({ code, label }) => {
  expect(lossCauseLabel(code)).toBe(label);
});

describe("custom labels", () => {
  const labels = { hail: "Hailstorm", myCode: "Meteorite", other: "Something else" };

  test.each([
    { code: "hail", label: "Hailstorm" },
    { code: "hail_ho_ext", label: "Hailstorm" },
    { code: "MY_CODE", label: "Meteorite" },
    { code: "wind", label: "Wind" },
    { code: "nobody knows", label: "Something else" },
    { code: "__proto__", label: "Something else" },
    { code: "constructor", label: "Something else" },
  ])("take precedence: '$code' is '$label'", ({ code, label }) => {
    expect(lossCauseLabel(code, labels)).toBe(label);
  });

  test("may have codes in another script", () => {
    const chinese = { 冰雹: "Hail", 火灾: "Fire" };
    expect(lossCauseLabel("火灾", chinese)).toBe("Fire");
    expect(lossCauseLabel("水灾", chinese)).toBe("Other");
    expect(lossCauseLabel("", chinese)).toBe("Other");
  });

  test("may have codes that are names of Object.prototype", () => {
    const prototypeNames: Record<string, string> = JSON.parse(
      '{"__proto__":"Prototype","constructor":"Builder"}',
    );
    expect(lossCauseLabel("__proto__", prototypeNames)).toBe("Prototype");
    expect(lossCauseLabel("constructor", prototypeNames)).toBe("Builder");
    expect(lossCauseLabel("wind", prototypeNames)).toBe("Wind");
  });
});

describe("in Spanish", () => {
  test("the labels have the same codes", () => {
    expect(Object.keys(lossCausesEsUs)).toEqual(lossCauses.map(([code]) => code));
    expect(Object.values(lossCausesEsUs).filter((label) => label.trim() === "")).toEqual([]);
  });

  test("the labels are unique", () => {
    expect(new Set(Object.values(lossCausesEsUs)).size).toBe(150);
  });

  test.each([
    { code: "hail", label: "Granizo" },
    { code: "rearEnd", label: "Choque por detrás" },
    { code: "nobody knows", label: "Otra causa" },
  ])("'$code' is '$label'", ({ code, label }) => {
    expect(lossCauseLabel(code, lossCausesEsUs)).toBe(label);
  });
});
