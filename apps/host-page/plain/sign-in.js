import { renewClient } from "./client.js";

const KEY = "signed-out";

/** Stands in for a real sign-in: it only remembers in this tab whether there was one. */
export let isSignedIn = sessionStorage.getItem(KEY) === null;

/** Signs in or out. The responses of the last user are dropped. */
export function setSignedIn(next) {
  isSignedIn = next;
  if (next) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, "");
  renewClient();
  labelSignIn();
}

/** Labels the button of the page's settings. */
export function labelSignIn() {
  document.getElementById("log-in").dataset.message = isSignedIn ? "logOut" : "logIn";
}
