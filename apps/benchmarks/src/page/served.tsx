import { createClaimsClient } from "@claimkit/claims-api";
import { readInitialData } from "@claimkit/claims-api/initial-data";
import "@claimkit/claims-widgets/claim-tracker.css";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { ClaimPage } from "./claim-page.tsx";
import { readData } from "./read-data.ts";
import { clientOptions } from "./settings.ts";

// As in docs/guides/server-rendering.md#hydration

function hydrate(): void {
  const client = createClaimsClient({
    ...clientOptions(),
    initialData: readInitialData(readData()),
  });
  hydrateRoot(
    document.querySelector("#root") ?? document.body,
    <ClaimPage client={client} />,
    // A difference would render the page again, which takes longer.
    { onRecoverableError: (error) => reportError(error) },
  );
}

requestAnimationFrame(() => {
  setTimeout(() => startTransition(hydrate));
});
