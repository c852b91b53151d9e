import type { ClaimsClient } from "@claimkit/claims-api";
import { claimHref } from "../navigation/route.ts";
import { sandboxControls } from "../sandbox-controls.ts";
import type { EstimateOption } from "./claim-files.ts";
import { confirm } from "./confirmation.ts";

/**
 * Stores how the estimate is made, and shows the claim, whose next step has changed. A shop of the network is
 * chosen in the finder.
 *
 * @param saved confirms the choice
 * @throws if the sandbox fails
 */
export async function chooseEstimate(
  client: ClaimsClient,
  claimNumber: string,
  option: EstimateOption,
  saved: string,
): Promise<void> {
  if (option === "NETWORK_SHOP") {
    window.location.hash = claimHref(claimNumber, "shop");
    return;
  }
  await sandboxControls.setEstimateOption(claimNumber, option);
  client.invalidate({ claimNumber });
  confirm(claimNumber, saved);
  window.location.hash = claimHref(claimNumber);
  // The option that was pressed goes.
  document.querySelector("h1")?.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}
