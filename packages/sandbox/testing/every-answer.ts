import type { Claim } from "../src/claim.ts";
import type { CallName } from "../src/routes.ts";
import { routes } from "../src/routes.ts";
import { createSandbox, type Sandbox } from "../src/sandbox.ts";
import { claims as seed } from "../src/seed.ts";
import { ask } from "./ask.ts";

/** A request for which the sandbox has an answer. */
export interface Question {
  call: CallName;
  path: string;
  body?: object;
  headers?: Readonly<Record<string, string>>;
}

/** A sandbox whose claims have no faults of their own; today is November 20, 2026. */
export function faultlessSandbox(): Sandbox {
  return createSandbox({
    now: () => new Date(2026, 10, 20, 12),
    seed: seed.map((dated) => (day, say) => {
      const { fault: _, ...claim } = dated(day, say);
      return claim;
    }),
  });
}

/** Asks the sandbox a question. */
export function put(
  sandbox: Sandbox,
  { path, body, headers = {} }: Omit<Question, "call">,
): Promise<Response> {
  return ask(sandbox, path.replace(/^\//, ""), {
    headers,
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
}

/** All that can be asked about one claim, on behalf of its first contact who may ask. */
export function questionsAbout({
  claimNumber,
  policyNumber,
  persona,
  contacts,
}: Claim): Question[] {
  const isThirdParty = persona === "third-party";
  const asking = contacts.find((contact) => !isThirdParty || contact.isThirdParty);
  const contactId = asking?.contactId ?? "";
  const query = isThirdParty ? `?isThirdParty=true&contactId=${contactId}` : "";
  return [
    {
      call: "claimSearch",
      path: "claims/search",
      body: { policyNumber, assignmentFilter: false },
    },
    { call: "claimSearchByQuery", path: `claims/search?policyNumber=${policyNumber}` },
    { call: "claimSummary", path: `claim-summaries/${claimNumber}${query}` },
    {
      call: "associateClaimSummary",
      path: `associate-claim-summaries/claim/${claimNumber}/contact-id/${contactId}`,
    },
    { call: "claimContacts", path: `claims/${claimNumber}/claim-contacts?limit=30&offset=0` },
    {
      call: "timelines",
      path: `claims/${claimNumber}/timelines/${contactId}?claim_number=${claimNumber}&contact_id=${contactId}`,
    },
    { call: "reportDetails", path: `report-details/${claimNumber}${query}` },
    { call: "servicesDetails", path: `services-details/${claimNumber}${query}` },
    { call: "repairsDetails", path: `repairs-details/${claimNumber}${query}` },
    { call: "payoutDetails", path: `payout-details/${claimNumber}${query}` },
    { call: "closeDetails", path: `close-details/${claimNumber}` },
    { call: "contactUs", path: `contact-us/${claimNumber}` },
    { call: "adjusterInfo", path: `adjuster-info/${claimNumber}` },
    { call: "adjusterSummaries", path: `claims/${claimNumber}/adjuster-summaries` },
  ];
}

/** What can be asked whichever the claim: the examples of all calls, each category, each city. */
export function generalQuestions(): Question[] {
  const examples = routes.map(({ call, example }) => Object.assign({ call }, example));
  const example = routes.find(({ call }) => call === "repairFacilitiesSearch")?.example;
  return [
    ...examples,
    ...["REPORT", "SERVICES", "REPAIRS", "PAYOUT"].map((category) => ({
      call: "faqSearch" as const,
      path: "faqs/search",
      body: { category },
    })),
    ...["60654", "77002", "59211", "00000"].map((zipCode) => ({
      call: "repairFacilitiesSearch" as const,
      path: "repair-facilities/search",
      body: { ...(example && "body" in example && example.body), zipCode },
    })),
  ];
}
