import { markChanged } from "./claim-page.js";
import { text, translate } from "./language.js";
import { fromTemplate } from "./pages.js";
import { showRoute } from "./routes.js";
import { sandbox } from "./sandbox-controls.js";
import { setSignedIn } from "./sign-in.js";

/** The controls of these are shown; a listener on the document can't tell. */
export const handledActions = [
  "track-claim",
  "open-faqs",
  "all-faqs",
  "all-claims",
  "log-in",
  "choose-shop",
  "change-shop",
  ...Object.keys(text.answers),
];

/** Handles the actions that this page has an answer to. The widgets do the others, such as the calendar. */
export function handleActions() {
  document.addEventListener("ck:action", (event) => {
    const { action, detail } = event.detail;
    if (action === "track-claim") location.hash = encodeURIComponent(detail.claimNumber);
    else if (action === "open-faqs") showFaqs(event.target, detail);
    else if (action === "all-faqs") location.hash = "faqs";
    else if (action === "all-claims") location.hash = "claims";
    else if (action === "log-in") logIn();
    else if (action === "choose-shop" && detail.shop) storeShop(detail);
    else if (action === "choose-shop" || action === "change-shop") {
      location.hash = `${encodeURIComponent(detail.claimNumber)}/shop`;
    } else if (action in text.answers) showAnswer(text.answers[action], detail);
    else return;
    event.preventDefault();
  });

  const dialog = document.getElementById("answer");
  document.getElementById("answer-close").addEventListener("click", () => dialog.close());
}

/** Puts the popular questions in the tracker, in place of its button. */
function showFaqs(tracker, { claimNumber }) {
  tracker.append(fromTemplate("claim-faqs", { "claim-number": claimNumber }));
  translate();
  tracker.querySelector("h3").focus();
}

function logIn() {
  setSignedIn(true);
  showRoute();
}

/** Stores the shop and returns to the claim. The claims API has no call for it, so a page uses its own server. */
async function storeShop({ claimNumber, shop }) {
  const status = document.getElementById("status");
  if (!claimNumber) {
    status.textContent = text.whichClaim.replace("{shop}", shop.shopName);
    return;
  }
  try {
    await sandbox(claimNumber, "shop", { shopId: shop.shopId });
  } catch {
    status.textContent = text.shopFailed;
    return;
  }
  markChanged(claimNumber);
  location.hash = encodeURIComponent(claimNumber);
}

/** Opens a dialog that says what the agency does. */
function showAnswer({ heading, body }, { shop }) {
  document.getElementById("answer-heading").textContent = heading;
  document.getElementById("answer-text").textContent = body
    .replace("{shop}", shop?.name)
    .replace("{address}", shop?.address);
  document.getElementById("answer").showModal();
}
