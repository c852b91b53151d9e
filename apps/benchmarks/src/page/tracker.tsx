import { createClaimsClient } from "@claimkit/claims-api";
import { ClaimTracker } from "@claimkit/claims-widgets";
import "@claimkit/claims-widgets/styles.css";
import "@claimkit/ui-kit/styles.css";
import { ClaimkitProvider } from "@claimkit/widget-runtime";
import { createRoot } from "react-dom/client";
import { CLAIM } from "./settings.ts";

const { api, token } = settings;
const client = createClaimsClient({
  environment: "sandbox",
  baseUrl: api,
  clientId: "benchmark",
  getAccessToken: () => token,
});

createRoot(document.querySelector("#root") ?? document.body).render(
  <ClaimkitProvider client={client} phone="8005550199">
    <ClaimTracker {...CLAIM} />
  </ClaimkitProvider>,
);
