"use client";

import { safeHref } from "@claimkit/claims-api/format";
import { Link } from "@claimkit/ui-kit/link";
import { useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { repairsText } from "../text.ts";

interface DirectionsProps {
  href: string;
}

/** A link to directions to a shop, in a new tab, without a referrer. */
export function Directions({ href }: DirectionsProps): JSX.Element | null {
  const text = useText(repairsText);
  const safe = safeHref(href);
  if (!safe) return null;
  return (
    <p className="ck-repairs-directions">
      <Link href={safe} newTab rel="noopener noreferrer">
        {text.directions}
      </Link>
    </p>
  );
}
