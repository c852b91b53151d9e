"use client";

import { useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { sectionText } from "./text.ts";

interface LatestUpdateProps {
  update: string | undefined;
}

/** The latest news of a section, with which it begins; nothing when there is none. */
export function LatestUpdate({ update }: LatestUpdateProps): JSX.Element | null {
  const text = useText(sectionText);
  return update ? <p className="ck-section-update">{text.latestUpdate(update)}</p> : null;
}
