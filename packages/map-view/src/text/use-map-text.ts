"use client";

import { useText } from "@claimkit/ui-kit/messages";
import { mapText } from "./text.ts";

/** The messages of the map in the language around it. */
export function useMapText(): typeof mapText.english {
  return useText(mapText);
}
