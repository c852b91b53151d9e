import type { ReactNode } from "react";

/** Whether React renders anything for a node: it does not for `condition && "text"` that is false. */
export function hasContent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== "" && typeof node !== "boolean";
}
