"use client";

import { Drawing } from "@claimkit/ui-kit/drawing";
import { shield } from "@claimkit/ui-kit/drawings";
import { useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { repairsText } from "../text.ts";

/** What the insurer's repair network guarantees. */
export function Guarantee(): JSX.Element {
  const text = useText(repairsText);
  return (
    <p className="ck-repairs-panel ck-repairs-guarantee">
      <Drawing paths={shield} /> <span>{text.guarantee}</span>
    </p>
  );
}
