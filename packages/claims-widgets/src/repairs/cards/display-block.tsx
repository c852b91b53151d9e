"use client";

import type { DisplayBlock as Block } from "@claimkit/claims-api";
import { formatKeyValue } from "@claimkit/claims-api/format";
import type { JSX } from "react";
import { KeyValues } from "../../key-values/key-values.tsx";
import { useCoverageWords } from "../../key-values/use-coverage-words.ts";

interface DisplayBlockProps {
  block: Block | undefined;
}

/** What the insurer adds, as text or as rows. */
export function DisplayBlock({ block }: DisplayBlockProps): JSX.Element | null {
  const words = useCoverageWords();
  if (!block?.length) return null;
  if (typeof block === "string") return <p className="ck-repairs-text">{block}</p>;
  return (
    <KeyValues
      layout="rows"
      rows={block.map((row) => ({
        label: words.nameOf(row.displayKey),
        value: formatKeyValue(row, words),
      }))}
    />
  );
}
