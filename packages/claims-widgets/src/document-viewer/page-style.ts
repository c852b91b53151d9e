import type { CSSProperties } from "react";
import type { PageSize } from "./pdf.ts";

/** A size at scale 1, which the style sheet multiplies by the scale. */
export function pageStyle({ width, height }: PageSize): CSSProperties {
  return { "--ck-document-width": width, "--ck-document-height": height } as CSSProperties;
}
