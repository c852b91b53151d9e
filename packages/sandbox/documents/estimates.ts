import type { Translate } from "../src/language.ts";
import type { Estimate } from "./estimate.ts";

const ownShop = (t: Translate): Estimate => ({
  id: "EST-1005-1",
  title: t("Repair estimate", "Estimado de reparación"),
  claimNumber: "CLM-1005",
  vehicle: "2019 Mazda CX-5 Touring",
  shop: "Ridgeline Auto Body",
  lines: [
    [t("Hood", "Cofre"), "Part", 74_200],
    [t("Front bumper cover", "Cubierta del parachoques delantero"), "Part", 48_900],
    [t("Right headlamp", "Faro derecho"), "Part", 61_540],
    [t("Remove and replace front end", "Desmontar y reemplazar el frente"), "Labor", 124_800],
    [t("Refinish hood and bumper", "Pintar el cofre y el parachoques"), "Paint", 76_980],
  ],
  deductibleCents: 25_000,
});

const sideswipe = {
  claimNumber: "CLM-1006",
  vehicle: "2021 Toyota RAV4 XLE",
  shop: "West Loop Auto Rebuilders",
  deductibleCents: 100_000,
} as const;

const sideswipeLines = (t: Translate): Estimate["lines"] => [
  [t("Left front door shell", "Panel de la puerta delantera izquierda"), "Part", 98_600],
  [t("Left rear door shell", "Panel de la puerta trasera izquierda"), "Part", 102_340],
  [t("Left mirror", "Espejo izquierdo"), "Part", 38_700],
  [t("Replace both doors", "Reemplazar ambas puertas"), "Labor", 148_200],
  [t("Refinish left side", "Pintar el lado izquierdo"), "Paint", 136_000],
];

const sideswipeInitial = (t: Translate): Estimate => ({
  ...sideswipe,
  id: "EST-1006-1",
  title: t("Initial estimate", "Estimado inicial"),
  lines: sideswipeLines(t),
});

const sideswipeCurrent = (t: Translate): Estimate => ({
  ...sideswipe,
  id: "EST-1006-2",
  title: t("Current estimate", "Estimado actual"),
  lines: [
    ...sideswipeLines(t),
    [t("Rear bumper bracket", "Soporte del parachoques trasero"), "Part", 21_435],
    [t("Left rear sensor", "Sensor trasero izquierdo"), "Part", 44_000],
    [t("Calibrate parking sensors", "Calibrar los sensores de estacionamiento"), "Labor", 52_000],
  ],
});

const headOn = (t: Translate): Estimate => ({
  id: "EST-1007-1",
  title: t("Repair estimate", "Estimado de reparación"),
  claimNumber: "CLM-1007",
  vehicle: "2017 Volkswagen Golf SE",
  shop: "SoDo Collision Center",
  lines: [
    [t("Engine cradle", "Cuna del motor"), "Part", 214_000],
    [t("Front body structure", "Estructura delantera de la carrocería"), "Part", 386_500],
    [t("Both front airbags", "Ambas bolsas de aire delanteras"), "Part", 248_000],
    [t("Radiator and condenser", "Radiador y condensador"), "Part", 91_500],
    [t("Straighten frame", "Enderezar el chasis"), "Labor", 342_000],
    [t("Refinish front end", "Pintar el frente"), "Paint", 216_000],
  ],
  deductibleCents: 50_000,
  note: t(
    "Repairs would cost more than the vehicle is worth. See the valuation.",
    "Repararlo costaría más de lo que vale el vehículo. Consulte la valuación.",
  ),
});

const flood = (t: Translate): Estimate => ({
  id: "EST-1009-1",
  title: t("Repair estimate", "Estimado de reparación"),
  claimNumber: "CLM-1009",
  vehicle: "2015 Nissan Leaf S",
  shop: "Redmond Collision Works",
  lines: [
    [t("Battery pack", "Batería de tracción"), "Part", 712_000],
    [t("Carpet and floor insulation", "Alfombra y aislante del piso"), "Part", 64_500],
    [t("Replace battery pack", "Reemplazar la batería de tracción"), "Labor", 118_500],
    [t("Dry and disinfect cabin", "Secar y desinfectar el interior"), "Labor", 92_000],
  ],
  deductibleCents: 25_000,
  note: t(
    "A battery that stood under water is not repaired. We are valuing the vehicle.",
    "Una batería que estuvo bajo el agua no se repara. Estamos valuando el vehículo.",
  ),
});

const pileUp = {
  claimNumber: "CLM-1011",
  vehicle: "2020 Hyundai Tucson SEL",
  shop: "Roosevelt Row Collision",
  deductibleCents: 0,
} as const;

const pileUpLines = (t: Translate): Estimate["lines"] => [
  [t("Rear body panel", "Panel trasero de la carrocería"), "Part", 162_000],
  [t("Liftgate", "Compuerta trasera"), "Part", 148_400],
  [t("Front bumper assembly", "Conjunto del parachoques delantero"), "Part", 88_600],
  [t("Straighten rear structure", "Enderezar la estructura trasera"), "Labor", 186_000],
  [t("Refinish front and rear", "Pintar el frente y la parte trasera"), "Paint", 147_000],
];

const pileUpInitial = (t: Translate): Estimate => ({
  ...pileUp,
  id: "EST-1011-1",
  title: t("Initial estimate", "Estimado inicial"),
  lines: pileUpLines(t),
});

const pileUpCurrent = (t: Translate): Estimate => ({
  ...pileUp,
  id: "EST-1011-2",
  title: t("Current estimate", "Estimado actual"),
  lines: [
    ...pileUpLines(t),
    [t("Rear suspension arm", "Brazo de la suspensión trasera"), "Part", 28_510],
    [t("Align wheels", "Alinear las ruedas"), "Labor", 30_000],
  ],
});

const deer = (t: Translate): Estimate => ({
  id: "EST-1012-1",
  title: t("Repair estimate", "Estimado de reparación"),
  claimNumber: "CLM-1012",
  vehicle: "2020 Hyundai Tucson SEL",
  shop: "Payson Auto Works",
  lines: [
    [t("Hood", "Cofre"), "Part", 82_000],
    [t("Windshield", "Parabrisas"), "Part", 64_000],
    [t("Grille and left headlamp", "Parrilla y faro izquierdo"), "Part", 98_000],
    [t("Replace front end parts", "Reemplazar piezas del frente"), "Labor", 92_000],
    [t("Refinish hood", "Pintar el cofre"), "Paint", 76_000],
  ],
  deductibleCents: 0,
});

const windshield = (t: Translate): Estimate => ({
  id: "EST-1013-1",
  title: t("Repair estimate", "Estimado de reparación"),
  claimNumber: "CLM-1013",
  vehicle: "2018 Subaru Outback Limited",
  shop: "Clearview Glass",
  lines: [[t("Fill one chip", "Rellenar una picadura"), "Labor", 9500]],
  deductibleCents: 0,
});

const rearEnd = (t: Translate): Estimate => ({
  id: "EST-1014-1",
  title: t("Repair estimate", "Estimado de reparación"),
  claimNumber: "CLM-1014",
  vehicle: "2023 Honda Civic Sport",
  // The customer chooses the shop while the sandbox runs.
  shop: t("the shop of your choice", "el taller que usted eligió"),
  lines: [
    [t("Rear bumper cover", "Cubierta del parachoques trasero"), "Part", 46_800],
    [t("Bumper absorber", "Absorbedor del parachoques"), "Part", 21_450],
    [t("Trunk lid", "Tapa del maletero"), "Part", 71_200],
    [t("Replace bumper and trunk lid", "Reemplazar parachoques y tapa"), "Labor", 118_000],
    [t("Refinish bumper and trunk lid", "Pintar parachoques y tapa"), "Paint", 84_300],
  ],
  deductibleCents: 50_000,
});

const hitAndRun = (t: Translate): Estimate => ({
  id: "EST-2003-1",
  title: t("Repair estimate", "Estimado de reparación"),
  claimNumber: "CLM-2003",
  vehicle: "2021 Tesla Model 3",
  shop: "Dorchester Avenue Collision",
  lines: [
    [t("Rear bumper cover", "Cubierta del parachoques trasero"), "Part", 98_000],
    [t("Right tail lamp", "Luz trasera derecha"), "Part", 42_000],
    [t("Replace rear bumper", "Reemplazar el parachoques trasero"), "Labor", 73_000],
    [t("Refinish bumper", "Pintar el parachoques"), "Paint", 62_000],
  ],
  deductibleCents: 0,
});

const keyed = (t: Translate): Estimate => ({
  id: "EST-3003-1",
  title: t("Repair estimate", "Estimado de reparación"),
  claimNumber: "CLM-3003",
  vehicle: "2012 BMW 328i",
  shop: "Montrose Coachworks",
  lines: [
    [t("Prepare both right doors", "Preparar ambas puertas derechas"), "Labor", 62_000],
    [t("Refinish both right doors", "Pintar ambas puertas derechas"), "Paint", 122_260],
  ],
  deductibleCents: 100_050,
});

/** All estimates in one language, by id. */
export function estimatesIn(t: Translate): ReadonlyMap<string, Estimate> {
  const all = [
    ownShop,
    sideswipeInitial,
    sideswipeCurrent,
    headOn,
    flood,
    pileUpInitial,
    pileUpCurrent,
    deer,
    windshield,
    rearEnd,
    hitAndRun,
    keyed,
  ].map((localized) => localized(t));
  return new Map(all.map((estimate) => [estimate.id, estimate]));
}
