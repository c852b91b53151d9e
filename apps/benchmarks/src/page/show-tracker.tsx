import { type ClaimsClientOptions, createClaimsClient } from "@claimkit/claims-api";
import { ClaimTracker } from "@claimkit/claims-widgets";
import "@claimkit/claims-widgets/claim-tracker.css";
import { ClaimkitProvider } from "@claimkit/widget-runtime";
import { createRoot } from "react-dom/client";
import { CLAIM } from "./settings.ts";

/** Renders the claim page. */
export function showTracker(options: ClaimsClientOptions): void {
  createRoot(document.querySelector("#root") ?? document.body).render(
    <ClaimkitProvider
      client={createClaimsClient(options)}
      phone="8005550199"
      actions={["electronic-payment", "open-faqs", "view-documents"]}
    >
      <ClaimTracker {...CLAIM} />
    </ClaimkitProvider>,
  );
}
