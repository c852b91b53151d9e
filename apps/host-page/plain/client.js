import { configureClaimkit, createClaimsClient } from "./claimkit/standalone.js";
import { sandboxUrl } from "./sandbox-controls.js";

/** The client of all widgets. */
export let client = createClient();

/** Starts over without cached responses, for another user or another state of the service. */
export function renewClient() {
  client = createClient();
  configureClaimkit({ client });
}

function createClient() {
  return createClaimsClient({
    environment: "sandbox",
    baseUrl: sandboxUrl,
    clientId: "ridge-road-web",
    // A real page returns the token of its signed-in user. The sandbox has one token for everyone.
    getAccessToken: async () => "sandbox-token",
    fetch: fetchWithFaults,
  });
}

/** Sends the state of the service that was picked in the page's settings. A real page doesn't need this. */
function fetchWithFaults(input, init) {
  const headers = new Headers(init?.headers);
  const faults = document.getElementById("service").value;
  if (faults) headers.set("X-Sandbox-Fault", faults);
  return fetch(input, { ...init, headers });
}
