"use client";

import { ServerText, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { sectionText } from "./text.ts";

interface LatestUpdateProps {
  update: string | undefined;
}

/** The latest update at the start of a section. Renders nothing without an update. */
export function LatestUpdate({ update }: LatestUpdateProps): JSX.Element | null {
  const text = useText(sectionText);
  if (!update) return null;
  return (
    <p className="ck-section-update">
      <ServerText within={text.latestUpdate}>{update}</ServerText>
    </p>
  );
}
