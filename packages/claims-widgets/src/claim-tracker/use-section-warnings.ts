"use client";

import { isDevelopment, warnInDevelopment } from "@claimkit/widget-runtime/internal/development";
import { useElement } from "@claimkit/widget-runtime/internal/element-context";
import { useEffect } from "react";
import { isSectionName } from "./section-name.ts";

/** In ms. Frameworks insert the content of slots later than the element. */
const CONTENT_DELAY = 1000;

/** Warns developers of sections that are listed twice, and of names that are neither a section nor the slot of a child. */
export function useSectionWarnings(sections: readonly string[] | undefined): void {
  const element = useElement();
  const written = sections?.join(", ");

  useEffect(() => {
    if (!written || !isDevelopment()) return undefined;
    const timer = setTimeout(() => {
      const slots = new Set([...(element?.children ?? [])].map(({ slot }) => slot));
      written.split(", ").forEach((name, place, names) => {
        if (names.indexOf(name) < place) warnInDevelopment("listedTwice", written, name);
        else if (!isSectionName(name) && !slots.has(name))
          warnInDevelopment("unknownSection", written, name);
      });
    }, CONTENT_DELAY);
    return () => clearTimeout(timer);
  }, [element, written]);
}
