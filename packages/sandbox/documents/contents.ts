import { draw } from "./draw.ts";
import { type Estimate, estimate, photoPages } from "./estimate.ts";
import { type Valuation, valuation } from "./valuation.ts";

/** Every document by the name of its module, with the way to make it. */
export const documents: Readonly<Record<string, () => Promise<Uint8Array>>> = {
  "est-1005-1": () => draw({ ...estimate(ownShop), isTagged: false }),
  "est-1006-1": () => draw(estimate(sideswipeInitial)),
  "est-1006-2": () => draw(estimate(sideswipeCurrent)),
  "est-1007-1": () => draw(estimate(headOn)),
  "est-1009-1": () => draw(estimate(flood)),
  "est-1011-1": () => draw(estimate(pileUpInitial)),
  "est-1011-2": () => draw(withPhotos(pileUpCurrent)),
  "est-1012-1": () => draw(estimate(deer)).then((pdf) => pdf.subarray(0, pdf.length / 2)),
  "est-1013-1": () => draw({ ...estimate(windshield), password: "claim" }),
  "est-2003-1": () => draw(estimate(hitAndRun)),
  "est-3003-1": () => draw(estimate(keyed)),
  "val-1007": () => draw(valuation(golf)),
  "val-1008": () => draw(valuation(soul)),
};

const ownShop: Estimate = {
  id: "EST-1005-1",
  title: "Repair estimate",
  claimNumber: "CLM-1005",
  vehicle: "2019 Mazda CX-5 Touring",
  shop: "Ridgeline Auto Body",
  lines: [
    ["Hood", "Part", 74_200],
    ["Front bumper cover", "Part", 48_900],
    ["Right headlamp", "Part", 61_540],
    ["Remove and replace front end", "Labor", 124_800],
    ["Refinish hood and bumper", "Paint", 76_980],
  ],
  deductibleCents: 25_000,
};

const sideswipe = {
  claimNumber: "CLM-1006",
  vehicle: "2021 Toyota RAV4 XLE",
  shop: "West Loop Auto Rebuilders",
  deductibleCents: 100_000,
} as const;

const sideswipeLines: Estimate["lines"] = [
  ["Left front door shell", "Part", 98_600],
  ["Left rear door shell", "Part", 102_340],
  ["Left mirror", "Part", 38_700],
  ["Replace both doors", "Labor", 148_200],
  ["Refinish left side", "Paint", 136_000],
];

const sideswipeInitial: Estimate = {
  ...sideswipe,
  id: "EST-1006-1",
  title: "Initial estimate",
  lines: sideswipeLines,
};

const sideswipeCurrent: Estimate = {
  ...sideswipe,
  id: "EST-1006-2",
  title: "Current estimate",
  lines: [
    ...sideswipeLines,
    ["Rear bumper bracket", "Part", 21_435],
    ["Left rear sensor", "Part", 44_000],
    ["Calibrate parking sensors", "Labor", 52_000],
  ],
};

const headOn: Estimate = {
  id: "EST-1007-1",
  title: "Repair estimate",
  claimNumber: "CLM-1007",
  vehicle: "2017 Volkswagen Golf SE",
  shop: "SoDo Collision Center",
  lines: [
    ["Engine cradle", "Part", 214_000],
    ["Front body structure", "Part", 386_500],
    ["Both front airbags", "Part", 248_000],
    ["Radiator and condenser", "Part", 91_500],
    ["Straighten frame", "Labor", 342_000],
    ["Refinish front end", "Paint", 216_000],
  ],
  deductibleCents: 50_000,
  note: "Repairs would cost more than the vehicle is worth. See the valuation.",
};

const flood: Estimate = {
  id: "EST-1009-1",
  title: "Repair estimate",
  claimNumber: "CLM-1009",
  vehicle: "2015 Nissan Leaf S",
  shop: "Redmond Collision Works",
  lines: [
    ["Battery pack", "Part", 712_000],
    ["Carpet and floor insulation", "Part", 64_500],
    ["Replace battery pack", "Labor", 118_500],
    ["Dry and disinfect cabin", "Labor", 92_000],
  ],
  deductibleCents: 25_000,
  note: "A battery that stood under water is not repaired. We are valuing the vehicle.",
};

const pileUp = {
  claimNumber: "CLM-1011",
  vehicle: "2020 Hyundai Tucson SEL",
  shop: "Roosevelt Row Collision",
  deductibleCents: 0,
} as const;

const pileUpLines: Estimate["lines"] = [
  ["Rear body panel", "Part", 162_000],
  ["Liftgate", "Part", 148_400],
  ["Front bumper assembly", "Part", 88_600],
  ["Straighten rear structure", "Labor", 186_000],
  ["Refinish front and rear", "Paint", 147_000],
];

const pileUpInitial: Estimate = {
  ...pileUp,
  id: "EST-1011-1",
  title: "Initial estimate",
  lines: pileUpLines,
};

const pileUpCurrent: Estimate = {
  ...pileUp,
  id: "EST-1011-2",
  title: "Current estimate",
  lines: [
    ...pileUpLines,
    ["Rear suspension arm", "Part", 28_510],
    ["Align wheels", "Labor", 30_000],
  ],
};

const deer: Estimate = {
  id: "EST-1012-1",
  title: "Repair estimate",
  claimNumber: "CLM-1012",
  vehicle: "2020 Hyundai Tucson SEL",
  shop: "Payson Auto Works",
  lines: [
    ["Hood", "Part", 82_000],
    ["Windshield", "Part", 64_000],
    ["Grille and left headlamp", "Part", 98_000],
    ["Replace front end parts", "Labor", 92_000],
    ["Refinish hood", "Paint", 76_000],
  ],
  deductibleCents: 0,
};

const windshield: Estimate = {
  id: "EST-1013-1",
  title: "Repair estimate",
  claimNumber: "CLM-1013",
  vehicle: "2018 Subaru Outback Limited",
  shop: "Clearview Glass",
  lines: [["Fill one chip", "Labor", 9500]],
  deductibleCents: 0,
};

const hitAndRun: Estimate = {
  id: "EST-2003-1",
  title: "Repair estimate",
  claimNumber: "CLM-2003",
  vehicle: "2021 Tesla Model 3",
  shop: "Dorchester Avenue Collision",
  lines: [
    ["Rear bumper cover", "Part", 98_000],
    ["Right tail lamp", "Part", 42_000],
    ["Replace rear bumper", "Labor", 73_000],
    ["Refinish bumper", "Paint", 62_000],
  ],
  deductibleCents: 0,
};

const keyed: Estimate = {
  id: "EST-3003-1",
  title: "Repair estimate",
  claimNumber: "CLM-3003",
  vehicle: "2012 BMW 328i",
  shop: "Montrose Coachworks",
  lines: [
    ["Prepare both right doors", "Labor", 62_000],
    ["Refinish both right doors", "Paint", 122_260],
  ],
  deductibleCents: 100_050,
};

const golf = {
  id: "VAL-1007",
  claimNumber: "CLM-1007",
  vehicle: "2017 Volkswagen Golf SE",
  mileage: "61,200 miles",
  comparables: [
    ["2017 Golf SE, 58,400 miles", "Tacoma, WA", 1_369_500],
    ["2017 Golf S, 64,900 miles", "Everett, WA", 1_284_000],
    ["2018 Golf SE, 66,100 miles", "Olympia, WA", 1_345_000],
  ],
  valueCents: 1_325_000,
  deductibleCents: 50_000,
} as const;

const soul = {
  id: "VAL-1008",
  claimNumber: "CLM-1008",
  vehicle: "2020 Kia Soul LX",
  mileage: "38,700 miles",
  comparables: [
    ["2020 Soul LX, 36,200 miles", "Bellevue, WA", 1_572_000],
    ["2020 Soul S, 41,000 miles", "Kent, WA", 1_548_000],
    ["2019 Soul LX, 35,900 miles", "Renton, WA", 1_495_000],
  ],
  valueCents: 1_540_000,
  deductibleCents: 10_000,
} as const;

/** Thirty pages: the estimate, and a photo of each repair before and after. */
function withPhotos(current: Estimate): ReturnType<typeof estimate> {
  const described = estimate(current);
  const parts = [
    "rear body panel",
    "liftgate",
    "rear bumper",
    "left tail lamp",
    "right tail lamp",
    "trunk floor",
    "left rear fender",
    "right rear fender",
    "rear suspension",
    "exhaust",
    "front bumper",
    "grille",
    "left headlamp",
    "right headlamp",
  ];
  const captions = parts.flatMap((part) => [
    `The ${part} before the repair`,
    `The ${part} after the repair`,
  ]);
  const photos = photoPages([...captions, "The vehicle on the day it was picked up"]);
  return { ...described, blocks: [...described.blocks, ...photos] };
}

/** Every estimate, by its id. */
export const estimates: ReadonlyMap<string, Estimate> = new Map(
  [
    ownShop,
    sideswipeInitial,
    sideswipeCurrent,
    headOn,
    flood,
    pileUpInitial,
    pileUpCurrent,
    deer,
    windshield,
    hitAndRun,
    keyed,
  ].map((each) => [each.id, each]),
);

/** Every valuation, by its id. */
export const valuations: ReadonlyMap<string, Valuation> = new Map(
  [golf, soul].map((each) => [each.id, each]),
);
