import { preloadClaim } from "@claimkit/claims-api/preload";
import { clientOptions } from "./client-options.ts";
import { CLAIM } from "./settings.ts";

// The inline script of a page whose calls start before its bundle has loaded.

globalThis.claimFetch = preloadClaim(clientOptions(), CLAIM);
