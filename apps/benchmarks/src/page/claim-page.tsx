import type { ClaimsClient } from "@claimkit/claims-api";
import { ClaimTracker } from "@claimkit/claims-widgets";
import { ClaimkitProvider } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { CLAIM } from "./settings.ts";

const ACTIONS = ["electronic-payment", "open-faqs", "view-documents"] as const;

/** The claim page of a host. */
export function ClaimPage({ client }: { client: ClaimsClient }): JSX.Element {
  return (
    <ClaimkitProvider client={client} phone="8005550199" actions={ACTIONS}>
      <ClaimTracker {...CLAIM} />
    </ClaimkitProvider>
  );
}
