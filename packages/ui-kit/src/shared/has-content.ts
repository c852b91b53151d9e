import type { ReactNode } from "react";

/** Whether React renders anything for a node; it does not for a false `condition && "text"`. */
export function hasContent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== "" && typeof node !== "boolean";
}
