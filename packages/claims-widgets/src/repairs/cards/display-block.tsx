"use client";

import type { DisplayBlock as Block } from "@claimkit/claims-api";
import { formatRowValue } from "@claimkit/claims-api/format";
import { ServerText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { displayRows } from "../../key-values/display-rows.tsx";
import { KeyValues } from "../../key-values/key-values.tsx";
import { useCoverageWords } from "../../key-values/use-coverage-words.ts";

interface DisplayBlockProps {
  block: Block | undefined;
}

/** Additional text or rows from the insurer. */
export function DisplayBlock({ block }: DisplayBlockProps): JSX.Element | null {
  const words = useCoverageWords();
  if (!block?.length) return null;
  if (typeof block === "string") {
    return (
      <p className="ck-repairs-text">
        <ServerText>{block}</ServerText>
      </p>
    );
  }
  return <KeyValues layout="rows" rows={displayRows(block, words, formatRowValue)} />;
}
