import { configureClaimkit } from "./claimkit/standalone.js";
import { messages } from "./messages.js";

/** The page's own messages in the current language. */
export let text = messages["en-US"];

/** Changes the language of the page and of the widgets. */
export function setLanguage(locale) {
  text = messages[locale];
  document.documentElement.lang = locale;
  configureClaimkit({ locale });
  translate();
}

/** Writes the messages into the elements that name them: `<a data-message="claims">`. */
export function translate() {
  for (const element of document.querySelectorAll("[data-message]")) {
    element.textContent = text[element.dataset.message];
  }
  const heading = document.getElementById("heading").textContent;
  document.title = `${heading} – Ridge Road Insurance Agency`;
}
