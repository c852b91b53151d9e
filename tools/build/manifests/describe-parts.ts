import { basename, dirname } from "node:path";
import type { DescribedPart } from "./described-element.ts";
import type { FoundPart } from "./parts-of.ts";

/** Parts as they are described, each once for each component and sorted by name. */
export function describeParts(parts: readonly FoundPart[]): DescribedPart[] {
  const described = parts.map(({ name, isClass, file }) => ({
    name,
    description: `The same as \`${isClass ? `.${name}` : `[data-part="${name}"]`}\` in React.`,
    // A folder of shared modules is not named after what they render.
    component: basename(dirname(file)).replace(/^shared$/, basename(file, ".tsx")),
  }));
  const unique = new Map(described.map((part) => [`${part.component} ${part.name}`, part]));
  return [...unique.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}
