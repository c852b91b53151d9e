"use client";

import { safeHref } from "@claimkit/claims-api/format";
import { Link } from "@claimkit/ui-kit/link";
import { useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { repairsText } from "../text.ts";

interface DirectionsProps {
  href: string;
}

/** The way to a shop, in a tab of its own, of which this page is none of the business. */
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
