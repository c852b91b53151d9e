import {
  configureClaimkit,
  createClaimsClient,
  defineClaimkitElements,
} from "./claimkit/standalone.js";
import { claimsWidgetsEsUs, faqEsUs } from "./claimkit/standalone-es-us.js";
import { words } from "./words.js";

const byId = (id) => document.getElementById(id);
const { sandboxUrl } = await (await fetch("/config.json")).json();

let text = words["en-US"];

configureClaimkit({
  client: createClaimsClient({
    environment: "sandbox",
    baseUrl: sandboxUrl,
    clientId: "ridge-road-web",
    // Stands for the agency's sign-in: the sandbox has one token, for everybody.
    getAccessToken: async () => "sandbox-token",
  }),
  messages: [claimsWidgetsEsUs, faqEsUs],
  phone: "8005550199",
  providerName: "Switchback Mutual",
});
defineClaimkitElements();

/** The address says what is open: a claim, `#CLM-1001`, the questions, `#faqs`, or one of them, `#faq-REP-01`. */
function show({ hasMoved }) {
  const name = decodeURIComponent(location.hash.slice(1));
  const isQuestion = name.startsWith("faq-");
  // On their page, a link to a question is followed by the element.
  if (isQuestion && document.querySelector("all-faqs")) return;

  if (isQuestion || name === "faqs") showPage("faqs-page", "allFaqs");
  else if (name) showPage("claim-page", "claim", { "claim-number": name });
  else showPage("list-page", "list", { "policy-number": byId("policy").value });
  if (hasMoved) byId("heading").focus();
}

function showPage(id, word, attributes = {}) {
  const page = byId(id).content.cloneNode(true);
  setAttributes(page, attributes);
  byId("page").replaceChildren(page);
  byId("heading").dataset.word = word;
  translate();
}

/** Gives the widgets in a part of the page what they are about. */
function setAttributes(part, attributes) {
  for (const element of part.querySelectorAll("*")) {
    if (!element.localName.includes("-")) continue;
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  }
}

function translate() {
  for (const element of document.querySelectorAll("[data-word]")) {
    element.textContent = text[element.dataset.word];
  }
  document.title = `${byId("heading").textContent} – Ridge Road Insurance Agency`;
}

/** Says in a dialog what the agency does about it. */
function answer({ heading, body }, { shop }) {
  byId("answer-heading").textContent = heading;
  byId("answer-text").textContent = body
    .replace("{shop}", shop?.name)
    .replace("{address}", shop?.address);
  byId("answer").showModal();
}

/** Puts the popular questions where the tracker had a button for them. */
function showFaqs(tracker, { claimNumber }) {
  const faqs = byId("claim-faqs").content.cloneNode(true);
  setAttributes(faqs, { "claim-number": claimNumber });
  tracker.append(faqs);
  translate();
  tracker.querySelector("h3").focus();
}

/** The page takes over what it has an answer to; the rest, such as the calendar, the widgets do. */
document.addEventListener("ck:action", (event) => {
  const { action, detail } = event.detail;
  if (action === "track-claim") location.hash = encodeURIComponent(detail.claimNumber);
  else if (action === "open-faqs") showFaqs(event.target, detail);
  else if (action === "all-faqs") location.hash = "faqs";
  else if (action in text.answers) answer(text.answers[action], detail);
  else return;
  event.preventDefault();
});

const types = "loading ready error warning click action select feedback request".split(" ");
for (const type of types) {
  document.addEventListener(`ck:${type}`, ({ detail: event }) => {
    const line = document.createElement("li");
    const fact =
      event.action ??
      event.target ??
      event.error?.code ??
      event.code ??
      event.state ??
      event.status ??
      "";
    line.textContent = `${event.type} ${event.widget ?? event.call} ${fact}`;
    byId("events").prepend(line);
    byId("events-count").textContent = byId("events").children.length;
  });
}

byId("events-toggle").addEventListener("click", ({ currentTarget }) => {
  const open = byId("events").hidden;
  byId("events").hidden = !open;
  currentTarget.setAttribute("aria-expanded", open);
});

byId("answer-close").addEventListener("click", () => byId("answer").close());

byId("policy").addEventListener("change", () => {
  if (location.hash) location.hash = "";
  else show({ hasMoved: false });
});

byId("language").addEventListener("change", ({ currentTarget }) => {
  const locale = currentTarget.value;
  text = words[locale];
  document.documentElement.lang = locale;
  configureClaimkit({ locale });
  translate();
});

byId("theme").addEventListener("change", ({ currentTarget }) => {
  document.documentElement.style.colorScheme = currentTarget.value;
});

window.addEventListener("hashchange", () => show({ hasMoved: true }));
show({ hasMoved: false });
