import {
  configureClaimkit,
  createClaimsClient,
  defineClaimkitElements,
  loadShopsMap,
} from "./claimkit/standalone.js";
import {
  claimsWidgetsEsUs,
  faqEsUs,
  mapEsUs,
  shopFinderEsUs,
} from "./claimkit/standalone-es-us.js";
import { sandbox, sandboxUrl } from "./sandbox-controls.js";
import { words } from "./words.js";

const byId = (id) => document.getElementById(id);

let text = words["en-US"];

/** A client without the answers of the one before: for whoever is signed in, and for the chosen service. */
function newClient() {
  return createClaimsClient({
    environment: "sandbox",
    baseUrl: sandboxUrl,
    clientId: "ridge-road-web",
    // Stands for the agency's sign-in: the sandbox has one token, for everybody.
    getAccessToken: async () => "sandbox-token",
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      const faults = byId("service").value;
      if (faults) headers.set("X-Sandbox-Fault", faults);
      return fetch(input, { ...init, headers });
    },
  });
}

let client = newClient();

configureClaimkit({
  client,
  messages: [claimsWidgetsEsUs, faqEsUs, mapEsUs, shopFinderEsUs],
  loadShopsMap,
  phone: "8005550199",
  providerName: "Switchback Mutual",
});
defineClaimkitElements();

const isThirdPartys = (claimNumber) => claimNumber.startsWith("CLM-2");
let isSignedIn = sessionStorage.getItem("signed-out") === null;

/** The page of each address; a claim's is `#CLM-1001`, and its finder `#CLM-1001/shop`. */
function show({ hasMoved }) {
  const [name, part] = decodeURIComponent(location.hash.slice(1)).split("/");
  const isQuestion = name.startsWith("faq-");
  // On their page, a link to a question is followed by the element.
  if (isQuestion && document.querySelector("all-faqs")) return;

  byId("status").textContent = "";
  if (!name) showPage("start-page", "welcome");
  else if (isQuestion || name === "faqs") showPage("faqs-page", "allFaqs");
  else if (name === "shops") showPage("shop-page", "shops", finderFor());
  else if (!isSignedIn) showPage("log-in-page", "logInHeading");
  else if (name === "claims") {
    showPage("list-page", "list", { "policy-number": byId("policy").value });
  } else if (part === "shop") showPage("shop-page", "chooseShop", finderFor(name));
  else showClaim(name);
  if (hasMoved) byId("heading").focus();
}

function finderFor(claimNumber) {
  return {
    "user-type": isSignedIn ? "registered" : "anonymous",
    ...(claimNumber && { "claim-number": claimNumber }),
  };
}

/** The claims whose shop was chosen since their tracker was last on screen. */
const stale = new Set();

function showClaim(claimNumber) {
  showPage("claim-page", "claim", {
    "claim-number": claimNumber,
    ...(isThirdPartys(claimNumber) && {
      "is-third-party": "",
      "contact-id": claimNumber.replace("CLM", "CNT"),
    }),
  });
  const follow = () => client.invalidate({ claimNumber });
  if (stale.delete(claimNumber)) {
    // When the tracker shows what it knows, so that it does not have to wait.
    document.querySelector("claim-tracker").addEventListener("ck:ready", follow, { once: true });
  }
  const move = async (control) => {
    showStage(await sandbox(claimNumber, control));
    follow();
  };
  byId("life-next").addEventListener("click", () => move("advance"));
  byId("life-again").addEventListener("click", () => move("reset"));
  // A claim that the sandbox does not know has no life.
  sandbox(claimNumber).then(showStage, () => {});
}

function showStage({ stage, hasNext }) {
  if (!stage || !byId("life")) return;
  byId("life").hidden = false;
  byId("life-stage").dataset.word = stage;
  byId("life-next").hidden = !hasNext;
  byId("life-again").hidden = hasNext;
  translate();
}

/** Stores the shop, for which the claims API has no call, and goes back to the claim, which then has it. */
async function chooseShop({ claimNumber, shop }) {
  if (!claimNumber) {
    byId("status").textContent = text.whichClaim.replace("{shop}", shop.shopName);
    return;
  }
  try {
    await sandbox(claimNumber, "shop", { shopId: shop.shopId });
  } catch {
    byId("status").textContent = text.shopFailed;
    return;
  }
  stale.add(claimNumber);
  location.hash = encodeURIComponent(claimNumber);
}

function setSignedIn(now) {
  isSignedIn = now;
  if (now) sessionStorage.removeItem("signed-out");
  else sessionStorage.setItem("signed-out", "");
  byId("log-in").dataset.word = now ? "logOut" : "logIn";
  configureClaimkit({ client: (client = newClient()) });
  show({ hasMoved: false });
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
  else if (action === "log-in") setSignedIn(true);
  else if (action === "choose-shop" && detail.shop) chooseShop(detail);
  else if (action === "choose-shop" || action === "change-shop") {
    location.hash = `${encodeURIComponent(detail.claimNumber)}/shop`;
  } else if (action in text.answers) answer(text.answers[action], detail);
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
  if (location.hash === "#claims") show({ hasMoved: false });
  else location.hash = "claims";
});

byId("service").addEventListener("change", () => setSignedIn(isSignedIn));

byId("log-in").addEventListener("click", () => setSignedIn(!isSignedIn));

// A story signs its person in.
byId("page").addEventListener("click", ({ target }) => {
  if (target.closest(".stories a") && !isSignedIn) setSignedIn(true);
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

byId("log-in").dataset.word = isSignedIn ? "logOut" : "logIn";
window.addEventListener("hashchange", () => show({ hasMoved: true }));
show({ hasMoved: false });
