import { showClaim } from "./claim-page.js";
import { showPage } from "./pages.js";
import { isSignedIn } from "./sign-in.js";

/** Shows the page of the address. A claim is at `#CLM-1001`, its shop finder at `#CLM-1001/shop`. */
export function showRoute({ moveFocus = false } = {}) {
  const [name, part] = decodeURIComponent(location.hash.slice(1)).split("/");
  const isQuestion = name.startsWith("faq-");
  // On the page of questions, <all-faqs> itself opens the question of the address.
  if (isQuestion && document.querySelector("all-faqs")) return;

  if (!name) showPage("start-page", "welcome");
  else if (isQuestion || name === "faqs") showPage("faqs-page", "allFaqs");
  else if (name === "shops") showPage("shop-page", "shops", finderAttributes());
  else if (!isSignedIn) showPage("log-in-page", "logInHeading");
  else if (name === "claims") showPage("list-page", "list", listAttributes());
  else if (part === "shop") showPage("shop-page", "chooseShop", finderAttributes(name));
  else showClaim(name);

  if (moveFocus) document.getElementById("heading").focus();
}

function listAttributes() {
  return { "policy-number": document.getElementById("policy").value };
}

function finderAttributes(claimNumber) {
  return {
    "user-type": isSignedIn ? "registered" : "anonymous",
    // A real page knows the ZIP code of its customer's policy.
    ...(isSignedIn && !claimNumber && { "initial-address": "60654" }),
    ...(claimNumber && { "claim-number": claimNumber }),
  };
}
