import type { ElementContent } from "@claimkit/widget-runtime";
import type { ClaimkitElementName } from "./claimkit-elements.ts";

/** Contents of elements whose file has been loaded. */
export const provided: Map<ClaimkitElementName, ElementContent> = new Map();

/** Called by the file of an element. */
export function provide(name: ClaimkitElementName, content: ElementContent): void {
  provided.set(name, content);
}
