import { lossCauses } from "@claimkit/claims-api/loss-causes";
import { shopSearch } from "../shop-search.ts";
import { type Found, quoted } from "./differences.ts";
import { type Body, itemsOf, partOf, read, textOf, type Verification } from "./verification.ts";

const lettersOf = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, "");

const LOSS_CAUSES = new Set(
  lossCauses.flatMap(([code, , ...aliases]) => [code, ...aliases].map(lettersOf)),
);

const CATEGORIES = ["REPORT", "SERVICES", "REPAIRS", "PAYOUT"] as const;

/** The claims of the policy; both searches and one for a policy that does not exist. */
export async function checkClaimSearch(run: Verification): Promise<Body[]> {
  const { policyNumber } = run.config;
  const search = (number: string) =>
    read(run, { call: "claimSearch", body: { policyNumber: number, assignmentFilter: false } });
  const found = itemsOf((await search(policyNumber))?.body, "claimSummaries");
  if (run.wants("claimSearch")) checkListedClaims(run, found);
  const none = await search("NO-SUCH-POLICY");
  const strangers = itemsOf(none?.body, "claimSummaries").length;
  if (strangers > 0) {
    run.found.add("claimSearch", {
      field: "claimSummaries",
      sent: `${strangers} claims for a policy that does not exist`,
      send: "only the claims of the policy, an empty list without any",
      why: "The user sees the claims of others.",
    });
  }
  await checkSearchByQuery(run, found);
  return found;
}

function checkListedClaims(run: Verification, listed: readonly Body[]): void {
  const report = (difference: Found): void => run.found.add("claimSearch", difference);
  for (const { lossCause } of listed) {
    if (typeof lossCause !== "string" || LOSS_CAUSES.has(lettersOf(lossCause))) continue;
    report({
      level: "warning",
      field: "claimSummaries.*.lossCause",
      sent: quoted(lossCause),
      send: "a code of @claimkit/claims-api/loss-causes, or add yours to the client's labels",
      why: "It is shown as Other.",
    });
  }
  const repeated = repeatedIn(listed, "claimNumber");
  if (repeated !== undefined) {
    report({
      field: "claimSummaries.*.claimNumber",
      sent: `${quoted(repeated)} twice`,
      send: "each claim once",
      why: "The list shows the claim twice.",
    });
  }
  const missing = run.config.claims.filter(
    (number) => !listed.some((claim) => textOf(claim, "claimNumber") === number),
  );
  if (missing.length === run.config.claims.length) {
    run.notChecked.add(
      `whether the search agrees with the claims, because none of them is in ${run.config.policyNumber}`,
    );
  }
}

async function checkSearchByQuery(run: Verification, posted: readonly Body[]): Promise<void> {
  if (!run.wants("claimSearchByQuery")) return;
  const { policyNumber } = run.config;
  const answer = await read(run, { call: "claimSearchByQuery", query: { policyNumber } });
  const sent = itemsOf(answer?.body, "claimSummaries");
  if (!answer || numbersOf(sent) === numbersOf(posted)) return;
  run.found.add("claimSearchByQuery", {
    field: "claimSummaries",
    sent: `${sent.length} claims`,
    send: `the ${posted.length} claims of POST claims/search`,
    why: "Both searches are for the same list.",
  });
}

function numbersOf(claims: readonly Body[]): string {
  return claims
    .map((claim) => textOf(claim, "claimNumber"))
    .toSorted()
    .join(", ");
}

/** Questions: all, and those of each category. */
export async function checkQuestions(run: Verification): Promise<void> {
  if (run.wants("faqs")) await read(run, { call: "faqs" });
  if (!run.wants("faqSearch")) return;
  await Promise.all(
    CATEGORIES.map(async (category) => {
      const answer = await read(run, {
        call: "faqSearch",
        body: { category, claimNumber: run.config.claims[0] },
      });
      const others = itemsOf(answer?.body, "faqs").filter(
        (question) => lettersOf(textOf(question, "category")) !== lettersOf(category),
      );
      if (others.length === 0) return;
      run.found.add("faqSearch", {
        field: "faqs.*.category",
        sent: `${others.length} questions of other categories than the requested one`,
        send: "only questions of the requested category",
        why: "The popular questions of this part are about something else.",
      });
    }),
  );
}

/** Repair shops around a ZIP code, and around none. */
export async function checkShops(run: Verification): Promise<void> {
  const call = "repairFacilitiesSearch";
  if (!run.wants(call)) return;
  const { zipCode, environment } = run.config;
  const report = (difference: Found): void => run.found.add(call, difference);
  const answer = await read(run, { call, body: shopSearch(environment, zipCode) });
  const shops = itemsOf(answer?.body, "participants");
  if (answer && shops.length === 0)
    run.notChecked.add(`shops, because there is none around ${zipCode}`);
  const far = shops.find(({ proximateDistance }) => Number(proximateDistance) > 25);
  if (far) {
    report({
      field: "participants.*.proximateDistance",
      sent: quoted(far["proximateDistance"]),
      send: "only shops within the radius of 25 miles",
      why: "The claimant is sent to a shop that is too far away.",
    });
  }
  const repeated = repeatedIn(shops, "shopId");
  if (repeated !== undefined) {
    report({
      field: "participants.*.shopId",
      sent: `${quoted(repeated)} twice`,
      send: "an id for each shop",
      why: "The client shows only one of them.",
    });
  }
  checkPlaces(shops, partOf(answer?.body, "searchCenter"), report);
}

/** The places of shops are near the center, and as far away as they say. */
function checkPlaces(
  shops: readonly Body[],
  center: Body | undefined,
  report: (found: Found) => void,
): void {
  for (const { latitude, longitude } of shops) {
    const isPlace = typeof latitude === "number" && typeof longitude === "number";
    if (!isPlace) continue;
    const isOnMap = latitude > 10 && latitude < 72 && longitude < -60;
    const isNear =
      typeof center?.["latitude"] !== "number" ||
      typeof center["longitude"] !== "number" ||
      (Math.abs(center["latitude"] - latitude) < 1 &&
        Math.abs(center["longitude"] - longitude) < 1.5);
    if (isOnMap && isNear) continue;
    report({
      field: "participants.*.latitude",
      sent: `${latitude}, ${longitude}`,
      send: "the place of the shop: degrees north, and negative degrees east",
      why: "The client leaves the shop off the map.",
    });
  }
}

/** Suggestions of addresses. */
export async function checkSuggestions(run: Verification): Promise<void> {
  if (!run.wants("locationSuggest")) return;
  const { addressText } = run.config;
  const answer = await read(run, { call: "locationSuggest", query: { text: addressText } });
  const suggestions = itemsOf(answer?.body, "suggestions");
  if (answer && suggestions.length === 0) {
    run.notChecked.add(`suggestions, because there is none for "${addressText}"`);
  }
  const foreign = suggestions.find(({ country }) => country && !isAmerican(country));
  if (foreign) {
    run.found.add("locationSuggest", {
      level: "warning",
      field: "suggestions.*.country",
      sent: quoted(foreign["country"]),
      send: "only addresses in the United States, with US",
      why: "The client leaves the address out.",
    });
  }
  for (const suggestion of suggestions) {
    const text = textOf(suggestion, "text");
    const country = textOf(suggestion, "country") || (text.split(",").at(-1)?.trim() ?? "");
    const isComplete = /^[A-Z]{2,3}$|[A-Za-z]{4}/.test(country) && !/\d/.test(country);
    if (!text || isComplete) continue;
    run.found.add("locationSuggest", {
      field: "suggestions.*.text",
      sent: quoted(text),
      send: "a text that ends with the country, or the field country",
      why: "The client shows only addresses of which it knows that they are in the United States.",
    });
  }
}

function isAmerican(country: unknown): boolean {
  return /^(?:usa?|united states.*)$/i.test(String(country).trim());
}

/** A value that two items have. */
export function repeatedIn(items: readonly Body[], name: string): unknown {
  const values = items.map((item) => item[name]).filter((value) => value !== undefined);
  return values.find((value, index) => values.indexOf(value) !== index);
}
