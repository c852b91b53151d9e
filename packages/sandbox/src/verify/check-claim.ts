import type { ReadCallName } from "@claimkit/claims-api/endpoints";
import { expectRejected } from "./check-access.ts";
import { claimCalls, claimRequest } from "./claim-calls.ts";
import { checkContacts } from "./check-contacts.ts";
import { checkConsistency } from "./check-consistency.ts";
import { checkDocuments } from "./check-documents.ts";
import type { Body, Verification } from "./verification.ts";
import { read } from "./verification.ts";

/** The responses about a claim, of the calls that have one. */
export type ClaimFacts = Partial<Record<ReadCallName, Body | undefined>>;

/** The contacts are read page by page. */
const sections = claimCalls.filter((call) => call !== "claimContacts");

/** Reads everything about a claim, and compares it. */
export async function checkClaim(
  run: Verification,
  claimNumber: string,
  listed: Body | undefined,
): Promise<ClaimFacts> {
  const facts: ClaimFacts = {};
  await Promise.all([
    ...sections
      .filter((call) => run.wants(call))
      .map(async (call) => {
        const answer = await read(run, claimRequest(call, claimNumber));
        if (answer) facts[call] = answer.body;
      }),
    checkContactsAndTimeline(run, claimNumber, facts),
  ]);
  if (run.wants("document")) {
    facts.repairsDetails ??= (await read(run, claimRequest("repairsDetails", claimNumber)))?.body;
    await checkDocuments(run, claimNumber, facts.repairsDetails);
  }
  checkConsistency(run, { claimNumber, listed, facts });
  return facts;
}

async function checkContactsAndTimeline(
  run: Verification,
  claimNumber: string,
  facts: ClaimFacts,
): Promise<void> {
  const isNeeded = (["claimContacts", "timelines", "associateClaimSummary"] as const).some(
    run.wants,
  );
  if (!isNeeded) return;
  const contactId = await checkContacts(run, claimNumber);
  if (contactId === undefined) {
    run.notChecked.add(`the timeline of ${claimNumber}, because no contact is the member`);
    return;
  }
  const parameters = { claimNumber, contactId };
  const ofContact = (id: string) => ({
    call: "timelines" as const,
    parameters: { claimNumber, contactId: id },
    query: { claim_number: claimNumber, contact_id: id },
  });
  if (run.wants("timelines")) {
    facts.timelines = (await read(run, ofContact(contactId)))?.body;
    await expectRejected(run, ofContact("NO-SUCH-CONTACT"), {
      what: "a contact that is not of this claim",
      statuses: [403, 404],
      why: "Strangers see the progress of the claim.",
    });
  }
  if (!run.wants("associateClaimSummary")) return;
  facts.associateClaimSummary = (
    await read(run, { call: "associateClaimSummary", parameters })
  )?.body;
}
