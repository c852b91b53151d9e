"use client";

import { SvgIcon } from "@claimkit/ui-kit/svg-icon";
import { shield } from "@claimkit/ui-kit/icon-paths";
import { useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { repairsText } from "../text.ts";

/** What the insurer's repair network guarantees. */
export function Guarantee(): JSX.Element {
  const text = useText(repairsText);
  return (
    <p className="ck-repairs-panel ck-repairs-guarantee">
      <SvgIcon paths={shield} /> <span>{text.guarantee}</span>
    </p>
  );
}
