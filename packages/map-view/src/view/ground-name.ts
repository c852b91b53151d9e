/** The only grounds that a map knows by name. */
export const GROUND_NAMES = ["world-elevation", "world-topobathymetry"] as const;

/** Name of a ground. */
export type GroundName = (typeof GROUND_NAMES)[number];

/** Whether a name is one of {@link GROUND_NAMES}. */
export function isGroundName(name: string): name is GroundName {
  return (GROUND_NAMES as readonly string[]).includes(name);
}

/** Types of ground layers that can be drawn. */
export function isGroundLayerType(type: string): boolean {
  return type === "elevation";
}
