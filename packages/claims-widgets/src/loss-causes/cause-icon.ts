import { car, key, shield, towTruck, user, warning } from "@claimkit/ui-kit/icon-paths";

const flame = [
  "M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-2.500 1-4 2.500-5.500 0 2 .5 3 1.500 3.500 1-3 1-6 2-9z",
];
const bolt = ["M13 3L5 14h6l-1 7 8-11h-6z"];
const cloud = [
  "M7 16a4 4 0 0 1 0-8 5 5 0 0 1 9.500-1A4.500 4.500 0 0 1 17 16z",
  "M8 20v.01M12 20v.01M16 20v.01",
];
const drop = ["M12 3c3.500 4.500 6 7.500 6 11a6 6 0 0 1-12 0c0-3.500 2.500-6.500 6-11z"];
const windshield = ["M3 18L6 7q6-2 12 0l3 11q-9-3-18 0z", "M12 8l-2 3 3 1-1 3"];
const paw = [
  "M12 20c-3 0-5-1-5-3 0-2.500 2.500-5 5-5s5 2.500 5 5c0 2-2 3-5 3z",
  "M5.500 10v1.500M10 6v2M14 6v2M18.500 10v1.500",
];

/** Icons by code, without punctuation; the first that matches. */
const ICONS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:collision|skid|rental)/, car],
  [/^(?:animal|rodent|deer|bird)/, paw],
  [/glass|windshield|windscreen|sunroof/, windshield],
  [/theft|stolen|burglary|robbery|disappearance/, key],
  [/^(?:fire|explosion|smoke)|wildfire|arson/, flame],
  [/lightning|electrical|powersurge/, bolt],
  [/flood|water|rain|immersion|plumbing|sewer|surge/, drop],
  [/^(?:weather|hail|wind|tornado|hurricane|storm|thunderstorm|icesnow|freez)/, cloud],
  [/^(?:roadside|tow|mechanical|tire)/, towTruck],
  [/^injury|medical/, user],
  [/^liability/, shield],
  [/^(?:vandalism|riot|intentional|chemical|falling|missile)/, warning],
];

/** The icon of a loss cause, by its code; a car for codes without one. */
export function causeIcon(code: string): readonly string[] {
  const name = code.toLowerCase().replace(/[^a-z0-9]/g, "");
  return ICONS.find(([pattern]) => pattern.test(name))?.[1] ?? car;
}
