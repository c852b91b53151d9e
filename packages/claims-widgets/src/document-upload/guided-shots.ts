/** A car from above, with its front at the top. */
const carFromAbove = ["M9 4h6l2 3v11l-2 2H9l-2-2V7z", "M8 10h8", "M8 16h8"];

/** The image of each photo, as the paths of an icon. The corner to photograph has a frame. */
export const guidedShots = {
  "front-driver": [...carFromAbove, "M3 7V2h5"],
  "front-passenger": [...carFromAbove, "M16 2h5v5"],
  "rear-driver": [...carFromAbove, "M3 17v5h5"],
  "rear-passenger": [...carFromAbove, "M16 22h5v-5"],
  damage: ["M3 8h7l2 4-3 2 4 6", "M21 8h-7l1 4 4 1-3 7", "M12 2v3", "M7 3l1 2", "M17 3l-1 2"],
  odometer: ["M4 18a9 9 0 1 1 16 0z", "M12 14l4-5", "M8 18v-2h8v2"],
  vin: ["M2 7h20v10H2z", "M6 10v4", "M9 10v4h2", "M14 10v4", "M17 10l2 4"],
} as const;

/** A photo that a claim often needs. */
export type GuidedShot = keyof typeof guidedShots;

/** Whether a word of the host is one of the photos. */
export function isGuidedShot(word: unknown): word is GuidedShot {
  return typeof word === "string" && Object.hasOwn(guidedShots, word);
}
