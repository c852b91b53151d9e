import { type ClaimsClientOptions, createClaimsClient } from "@claimkit/claims-api";
import "@claimkit/claims-widgets/claim-tracker.css";
import { createRoot } from "react-dom/client";
import { ClaimPage } from "./claim-page.tsx";

/** Renders the claim page. */
export function showTracker(options: ClaimsClientOptions): void {
  createRoot(document.querySelector("#root") ?? document.body).render(
    <ClaimPage client={createClaimsClient(options)} />,
  );
}
