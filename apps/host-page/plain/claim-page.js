import { client } from "./client.js";
import { translate } from "./language.js";
import { showPage } from "./pages.js";
import { sandbox } from "./sandbox-controls.js";

/** Claims with a new shop that their tracker has not shown yet. */
const changedClaims = new Set();

/** Makes the tracker of a claim request its data again the next time it is shown. */
export function markChanged(claimNumber) {
  changedClaims.add(claimNumber);
}

/** Shows the tracker of a claim, and the player of its stages. */
export function showClaim(claimNumber) {
  showPage("claim-page", "claim", claimAttributes(claimNumber));
  if (changedClaims.delete(claimNumber)) {
    // It shows its cached data first, so that the user doesn't wait.
    const tracker = document.querySelector("claim-tracker");
    tracker.addEventListener("ck:ready", () => client.invalidate({ claimNumber }), { once: true });
  }
  preparePlayer(claimNumber);
}

function claimAttributes(claimNumber) {
  const isThirdParty = claimNumber.startsWith("CLM-2");
  return {
    "claim-number": claimNumber,
    ...(isThirdParty && {
      "is-third-party": "",
      "contact-id": claimNumber.replace("CLM", "CNT"),
    }),
  };
}

/** The sandbox can move a claim through the stages of its life. Claims that it doesn't know have no player. */
function preparePlayer(claimNumber) {
  async function move(control) {
    showStage(await sandbox(claimNumber, control));
    client.invalidate({ claimNumber });
  }
  document.getElementById("player-next").addEventListener("click", () => move("advance"));
  document.getElementById("player-again").addEventListener("click", () => move("reset"));
  sandbox(claimNumber).then(showStage, () => {});
}

function showStage({ stage, hasNext }) {
  const player = document.getElementById("player");
  // The user may have left the page since.
  if (!stage || !player) return;
  player.hidden = false;
  document.getElementById("player-stage").dataset.message = stage;
  document.getElementById("player-next").hidden = !hasNext;
  document.getElementById("player-again").hidden = hasNext;
  translate();
}
