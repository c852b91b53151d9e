import { createClaimsClient } from "@claimkit/claims-api";
import { ClaimTracker } from "@claimkit/claims-widgets";
import "@claimkit/claims-widgets/styles.css";
import "@claimkit/ui-kit/styles.css";
import { ClaimkitProvider } from "@claimkit/widget-runtime";
import { createRoot } from "react-dom/client";
import type { Measures } from "./measures.ts";

// A claim page that records when each section was shown. Its query is, for example,
// ?api=http://localhost:4000&claim=CLM-1006&contact=CNT-1006&thirdParty

declare global {
  var measures: Measures;
  var token: string;
}

const query = new URLSearchParams(location.search);
globalThis.measures = { begun: performance.now(), shown: {}, failed: [], shift: 0 };

new PerformanceObserver((list) => {
  for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
    measures.shift += entry.value;
  }
}).observe({ type: "layout-shift", buffered: true });

const client = createClaimsClient({
  environment: "sandbox",
  baseUrl: query.get("api") ?? "",
  clientId: "benchmark",
  getAccessToken: () => token,
});

createRoot(document.querySelector("#root") ?? document.body).render(
  <ClaimkitProvider
    client={client}
    phone="8005550199"
    onEvent={(event) => {
      // Emitted after the paint. A document is not a section, but part of one that is already shown.
      const isSection = event.type === "ck:ready" && event.widget !== "document-viewer";
      if (isSection) measures.shown[event.widget] = performance.now();
      if (event.type === "ck:error") measures.failed.push(event.widget);
    }}
  >
    <ClaimTracker
      claimNumber={query.get("claim") ?? ""}
      contactId={query.get("contact") ?? ""}
      isThirdParty={query.has("thirdParty")}
    />
  </ClaimkitProvider>,
);
