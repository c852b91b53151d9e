import { createClaimsClient, type Endpoint } from "@claimkit/claims-api";
import { contract } from "@claimkit/claims-api/contract";
import { endpoints } from "@claimkit/claims-api/endpoints";
import { type BaseIssue, getDotPath, safeParse } from "valibot";
import { expectRejected } from "./check-access.ts";
import { claimRequest } from "./claim-calls.ts";
import type { Request } from "./api.ts";
import type { Found } from "./differences.ts";
import {
  type Answer,
  type Body,
  itemsOf,
  read,
  textOf,
  type Verification,
} from "./verification.ts";

/** The calls whose response depends on the persona. */
const PERSONA_CALLS = [
  "claimSummary",
  "reportDetails",
  "servicesDetails",
  "repairsDetails",
  "payoutDetails",
] as const;

type PersonaCall = (typeof PERSONA_CALLS)[number];

/** Fields about the policy, and tokens of its documents. */
const SECRETS = new Set([
  "coverageInfo",
  "subCoverageInfo",
  "hasVanishing",
  "rentalCoverageStatus",
  "deductible",
  "payDeductible",
  "viewEstimate",
  "lossEvaluationDocument",
]);

/** What a third-party claimant gets, and what nobody gets in the name of one. */
export async function checkThirdParty(run: Verification): Promise<void> {
  const { thirdParty } = run.config;
  const calls = PERSONA_CALLS.filter((call) => run.wants(call));
  if (calls.length === 0) return;
  if (!thirdParty)
    return void run.notChecked.add("third parties, because the configuration has none");
  const { claimNumber, contactId, token } = thirdParty;
  const as = (call: PersonaCall, id?: string): Request => ({
    ...claimRequest(call, claimNumber),
    query: { isThirdParty: "true", ...(id !== undefined && { contactId: id }) },
    ...(token !== undefined && { token }),
  });
  const others = await otherContacts(run, claimNumber, token);
  await Promise.all(
    calls.flatMap((call) =>
      [
        checkAnswer(run, call, as(call, contactId), thirdParty),
        reject(run, as(call), "a third party without a contactId"),
        reject(run, as(call, "NO-SUCH-CONTACT"), "a third party with a contactId of no contact"),
      ].concat(
        others.map((id) => reject(run, as(call, id), "a contactId that is not a third party's")),
      ),
    ),
  );
}

function reject(run: Verification, request: Request, what: string): Promise<void> {
  return expectRejected(run, request, {
    what,
    statuses: [400, 403, 404],
    why: "Strangers read the claim.",
  });
}

/** A contact of the claim that is not a third party, if there is one. */
async function otherContacts(
  run: Verification,
  claimNumber: string,
  token: string | undefined,
): Promise<string[]> {
  const request = claimRequest("claimContacts", claimNumber);
  const answer = await read(run, { ...request, ...(token !== undefined && { token }) });
  return itemsOf(answer?.body, "claimContacts")
    .filter(({ isThirdParty }) => isThirdParty !== true)
    .map((contact) => textOf(contact, "contactId"))
    .filter(Boolean)
    .slice(0, 1);
}

async function checkAnswer(
  run: Verification,
  call: PersonaCall,
  request: Request,
  claim: { claimNumber: string; contactId: string },
): Promise<void> {
  const answer = await read(run, request);
  if (!answer) return;
  const report = (difference: Found): void => run.found.add(call, difference);
  const hidden = hiddenFields(call, answer.body);
  for (const field of hidden) {
    const isSecret = SECRETS.has(field);
    report({
      level: isSecret ? "error" : "warning",
      field,
      sent: "a value to a third party",
      send: "nothing to a third party",
      why: isSecret
        ? "The third party learns facts of the policy from the network, although the client doesn't show them."
        : "The client doesn't show it to third parties.",
    });
  }
  const removed = await removedTexts(call, claim, answer);
  for (const field of removed.filter((path) => !hidden.some((each) => path.startsWith(each)))) {
    report({
      field,
      sent: "a text about the policy to a third party",
      send: "no coverages, deductibles, limits or amounts of the policy",
      why: "The third party learns facts of the policy from the network. The client removes the text.",
    });
  }
}

/** Fields of the contract with a value that are not in the list of what a third party may see. */
function hiddenFields(call: PersonaCall, body: Body): string[] {
  const visible = (endpoints[call] as Endpoint<never, unknown>).thirdParty ?? {};
  return Object.keys(contract[call].response.entries).filter(
    (name) => !(name in visible) && !isBlank(body[name]),
  );
}

function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value === "object" && value !== null) return Object.values(value).every(isBlank);
  return value === undefined || value === null || value === "" || value === false;
}

/** The texts that the client removes for a third party. */
async function removedTexts(
  call: PersonaCall,
  claim: { claimNumber: string; contactId: string },
  { body, reply }: Answer,
): Promise<string[]> {
  const client = createClaimsClient({
    environment: "test",
    baseUrl: "http://localhost",
    clientId: "verify",
    getAccessToken: () => "verify",
    fetch: () => Promise.resolve(new Response(reply.text, { headers: contentOf(reply.headers) })),
  });
  const endpoint = endpoints[call] as Endpoint<object, unknown>;
  const load = await client.load(endpoint, { ...claim, isThirdParty: true }).catch(() => undefined);
  const dropped = (load?.warnings ?? []).flatMap(({ code, path }) =>
    code === "item_dropped" && path !== undefined ? [path] : [],
  );
  // What can't be read is left out for everyone.
  const { issues = [] } = safeParse(endpoint.response, body);
  const unread = new Set(issues.map((issue: BaseIssue<unknown>) => getDotPath(issue)));
  return dropped.filter((path) => !unread.has(path));
}

/** The headers that the client reads. */
function contentOf(headers: Headers): Record<string, string> {
  const language = headers.get("Content-Language");
  return {
    "Content-Type": "application/json",
    ...(language !== null && { "Content-Language": language }),
  };
}
