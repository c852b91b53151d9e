import { renewClient } from "./client.js";
import { setLanguage } from "./language.js";
import { showRoute } from "./routes.js";
import { isSignedIn, labelSignIn, setSignedIn } from "./sign-in.js";

const byId = (id) => document.getElementById(id);

/** Makes the controls at the top of the page work: policy, language, theme, service and sign-in. */
export function prepareSettings() {
  labelSignIn();
  byId("policy").addEventListener("change", () => {
    if (location.hash === "#claims") showRoute();
    else location.hash = "claims";
  });
  byId("language").addEventListener("change", ({ currentTarget }) => {
    setLanguage(currentTarget.value);
  });
  byId("theme").addEventListener("change", ({ currentTarget }) => {
    document.documentElement.style.colorScheme = currentTarget.value;
  });
  byId("service").addEventListener("change", () => {
    renewClient();
    showRoute();
  });
  byId("log-in").addEventListener("click", () => {
    setSignedIn(!isSignedIn);
    showRoute();
  });
  // A story signs its person in. The link then opens the claim.
  byId("page").addEventListener("click", ({ target }) => {
    if (target.closest(".stories a") && !isSignedIn) setSignedIn(true);
  });
}
