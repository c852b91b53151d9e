import type { ReadCallName } from "@claimkit/claims-api/endpoints";
import type { Claim } from "../src/claim.ts";
import { routes } from "../src/routes.ts";
import { createSandbox, type Sandbox, type SandboxOptions } from "../src/sandbox.ts";
import { claims as seed } from "../src/seed.ts";
import { sendRequest } from "./send-request.ts";

/** A request to the sandbox that reads data. */
export interface ExampleRequest {
  call: ReadCallName;
  path: string;
  body?: object;
  headers?: Readonly<Record<string, string>>;
}

/** A sandbox whose claims have no faults. Today is November 20, 2026. */
export function faultlessSandbox(options: SandboxOptions = {}): Sandbox {
  return createSandbox({
    ...options,
    now: () => new Date(2026, 10, 20, 12),
    seed: seed.map((createClaim) => (day, t) => {
      const { fault: _, ...claim } = createClaim(day, t);
      return claim;
    }),
  });
}

/** Sends an example request to a sandbox. */
export function sendExample(
  sandbox: Sandbox,
  { path, body, headers = {} }: Omit<ExampleRequest, "call">,
): Promise<Response> {
  return sendRequest(sandbox, path.replace(/^\//, ""), {
    headers,
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
}

/** All requests about a claim, for its first contact who may send them. */
export function requestsAbout({
  claimNumber,
  policyNumber,
  persona,
  contacts,
}: Claim): ExampleRequest[] {
  const isThirdParty = persona === "third-party";
  const user = contacts.find((contact) => !isThirdParty || contact.isThirdParty);
  const contactId = user?.contactId ?? "";
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

/** The requests of the first two third parties of a claim, for what depends on the persona. */
export function requestsOfThirdParties({ claimNumber, contacts }: Claim): ExampleRequest[] {
  return contacts
    .filter(({ isThirdParty }) => isThirdParty)
    .slice(0, 2)
    .flatMap(({ contactId }) => {
      const query = `?isThirdParty=true&contactId=${contactId}`;
      return [
        { call: "claimSummary", path: `claim-summaries/${claimNumber}${query}` },
        { call: "reportDetails", path: `report-details/${claimNumber}${query}` },
        { call: "servicesDetails", path: `services-details/${claimNumber}${query}` },
        { call: "repairsDetails", path: `repairs-details/${claimNumber}${query}` },
        { call: "payoutDetails", path: `payout-details/${claimNumber}${query}` },
        { call: "faqs", path: `faqs${query}` },
      ] as const;
    });
}

/** Requests that don't depend on a claim: the examples of all calls that read data, all categories, and some ZIP codes. */
export function generalRequests(): ExampleRequest[] {
  const examples = routes.flatMap(({ call, example }) =>
    call === "chooseRepairShop" ? [] : Object.assign({ call }, example),
  );
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
