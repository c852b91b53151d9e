import { createClaimsClient } from "@claimkit/claims-api";
import { ClaimTracker } from "@claimkit/claims-widgets";
import "@claimkit/claims-widgets/styles.css";
import "@claimkit/ui-kit/styles.css";
import { ClaimkitProvider } from "@claimkit/widget-runtime";
import { createRoot } from "react-dom/client";
import type { Measures } from "./measures.ts";

// A claim's page as a host has it, which writes down when each of its parts was shown:
// ?api=http://localhost:4000&claim=CLM-1006&contact=CNT-1006&thirdParty

declare global {
  var measures: Measures;
  var token: string;
}

const asked = new URLSearchParams(location.search);
globalThis.measures = { begun: performance.now(), shown: {}, failed: [], shift: 0 };

new PerformanceObserver((list) => {
  for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
    measures.shift += entry.value;
  }
}).observe({ type: "layout-shift", buffered: true });

const client = createClaimsClient({
  environment: "sandbox",
  baseUrl: asked.get("api") ?? "",
  clientId: "benchmark",
  getAccessToken: () => token,
});

createRoot(document.querySelector("#root") ?? document.body).render(
  <ClaimkitProvider
    client={client}
    phone="8005550199"
    onEvent={(event) => {
      // Told after the paint that shows it. A document is no section: it comes into one that is there.
      const isSection = event.type === "ck:ready" && event.widget !== "document-viewer";
      if (isSection) measures.shown[event.widget] = performance.now();
      if (event.type === "ck:error") measures.failed.push(event.widget);
    }}
  >
    <ClaimTracker
      claimNumber={asked.get("claim") ?? ""}
      contactId={asked.get("contact") ?? ""}
      isThirdParty={asked.has("thirdParty")}
    />
  </ClaimkitProvider>,
);
