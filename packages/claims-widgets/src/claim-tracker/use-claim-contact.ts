"use client";

import { formatPhone, phoneHref } from "@claimkit/claims-api/format";
import { type ClaimQuery, usePhone } from "@claimkit/widget-runtime";
import { numberOf } from "../contact-person/number-of.ts";
import { useRepairsDetails } from "../repairs/repairs.tsx";

/** A number to call. */
export interface ClaimPhone {
  /** The number, such as `555-123-4567`. */
  number: string;
  /** Its `tel:` URL. */
  href: string;
}

/** Whom to call about a claim. */
export interface ClaimContact {
  /** The person of the claim, if the server has sent a name and a number. */
  person: (ClaimPhone & { name: string }) | undefined;
  /** The number of the settings. */
  phone: ClaimPhone | undefined;
}

/** Returns whom to call about a claim, for a custom view. The person follows when the repairs have loaded. */
export function useClaimContact(claim: ClaimQuery): ClaimContact {
  const { generalClaimQuestions: about } = useRepairsDetails(claim).data ?? {};
  const name = about?.claimAdjusterName;
  const own = phoneOf(numberOf(about));
  return { person: name && own ? { name, ...own } : undefined, phone: phoneOf(usePhone()) };
}

function phoneOf(given = ""): ClaimPhone | undefined {
  // A page without TypeScript may pass a number.
  const text = String(given);
  const href = phoneHref(text);
  return href ? { number: formatPhone(text), href } : undefined;
}
