import { preloadClaim } from "@claimkit/claims-api/preload";
import { CLAIM, clientOptions } from "./settings.ts";

// The inline script of a page whose calls start before its bundle has loaded.

globalThis.claimFetch = preloadClaim(clientOptions(), CLAIM);
