import type { ClaimRef } from "../claim-ref.ts";
import { createClaimsClient } from "../client.ts";
import type { Call, Endpoint } from "../endpoint.ts";
import { associateClaimSummary } from "../endpoints/associate-claim-summary.ts";
import { claimSearch } from "../endpoints/claim-search.ts";
import { claimSummary } from "../endpoints/claim-summary.ts";
import { closeDetails } from "../endpoints/close-details.ts";
import { payoutDetails } from "../endpoints/payout-details.ts";
import { repairsDetails } from "../endpoints/repairs-details.ts";
import { reportDetails } from "../endpoints/report-details.ts";
import { servicesDetails } from "../endpoints/services-details.ts";
import { type Timeline, timelines } from "../endpoints/timelines.ts";
import { isClaimsError } from "../errors.ts";
import type { ClaimsClientOptions } from "../options.ts";
import { areOtherUsers, ownerOfSubject, ownerOfToken } from "../request/owner.ts";
import type { CallResult } from "../answer.ts";
import { INITIAL_DATA_VERSION, type InitialData } from "./initial-data.ts";
import { type AnswerRecorder, recordAnswers } from "./record-answers.ts";

// Guide: docs/guides/server-rendering.md

interface PrefetchInput {
  /**
   * Language of the responses. It must be the widgets' language.
   * @default "en-US"
   */
  locale?: string | undefined;
  /**
   * Time zone of the first render, if the reader's is known, such as `America/Chicago`.
   * @default the server's
   */
  timeZone?: string | undefined;
  /** Aborts the requests. */
  signal?: AbortSignal | undefined;
}

/** The claim to request, and for whom. */
export type PrefetchClaimInput = PrefetchInput &
  ClaimRef & {
    /** The persona of the summary, if it is `associate`. It needs a `contactId`. */
    persona?: string | undefined;
  };

/** The policy whose claims to request. */
export interface PrefetchClaimsInput extends PrefetchInput {
  /** The number of the policy. */
  policyNumber: string;
}

const SECTIONS: readonly Endpoint<ClaimRef, unknown>[] = [
  repairsDetails,
  reportDetails,
  servicesDetails,
  payoutDetails,
  closeDetails,
];

/**
 * Requests the data of a claim's page on a server, to hand it over to the page. A call that fails is left out, so its
 * widget requests it as usual. The result has no token, URL or client id.
 *
 * The page must know the user as the server does: by the same `subject`, or by tokens that are JWTs of the same user.
 *
 * @param options the options of a client
 * @throws a `configuration` error for invalid options, a `RangeError` for an unknown time zone, whatever `getAccessToken` throws, and the signal's reason
 */
export async function prefetchClaim(
  options: ClaimsClientOptions,
  { locale, timeZone, signal, persona = "", ...rest }: PrefetchClaimInput,
): Promise<InitialData> {
  // Destructuring loses the link between `contactId` and `isThirdParty` in the types.
  const claim = rest as ClaimRef;
  const { claimNumber, contactId = "" } = claim;
  const isAssociate = /^\s*associate\s*$/i.test(persona);
  return prefetch(options, { locale, timeZone, signal }, (load) => [
    isAssociate
      ? load(associateClaimSummary, { claimNumber, contactId })
      : load(claimSummary, claim),
    loadTimeline(load, claim),
    ...SECTIONS.map((section) => load(section, claim)),
  ]);
}

/** Requests the claims of a policy on a server, like {@link prefetchClaim}. */
export async function prefetchClaims(
  options: ClaimsClientOptions,
  { policyNumber, ...input }: PrefetchClaimsInput,
): Promise<InitialData> {
  return prefetch(options, input, (load) => [load(claimSearch, { policyNumber })]);
}

/** Loads and records a call. Resolves with `undefined` if it fails. */
interface Load {
  <I extends object, O>(source: Call<I, O>, input: I): Promise<CallResult<O> | undefined>;
  readonly add: AnswerRecorder["add"];
}

/** A claim whose member is not among its contacts has a timeline without a request. */
async function loadTimeline(load: Load, claim: ClaimRef): Promise<void> {
  const result: CallResult<Timeline> | undefined = await load(timelines, claim);
  if (!result?.warnings.some(({ code }) => code === "contacts_not_found")) return;
  const { warnings } = result;
  load.add({ call: "timelines", input: claim, wire: { timelineCategories: [] }, warnings });
}

async function prefetch(
  options: ClaimsClientOptions,
  { locale = "en-US", timeZone = ownTimeZone(), signal }: PrefetchInput,
  loads: (load: Load) => readonly Promise<unknown>[],
): Promise<InitialData> {
  const { subject, serverId, showPolicyFactsToThirdParties: showPolicyFacts = false } = options;
  // At once: it may depend on the request, and change while the claim is loaded.
  const owner = ownerOfSubject(subject);
  const now = new Date();
  // Swedish dates are ISO dates. Throws for an unknown time zone, before anything is requested.
  const today = now.toLocaleDateString("sv", { timeZone });
  const token = await oneToken(options, signal);
  const client = createClaimsClient({ ...options, getAccessToken: token.get });
  const { answers, add, record } = recordAnswers({ locale, serverId, showPolicyFacts });

  const load: Load = Object.assign(
    async <I extends object, O>(source: Call<I, O>, input: I) => {
      try {
        return await client.load(record(source, input), input, { locale, signal });
      } catch (error) {
        signal?.throwIfAborted();
        if (isClaimsError(error)) return undefined;
        throw error;
      }
    },
    { add },
  );
  await Promise.all(loads(load));

  return {
    version: INITIAL_DATA_VERSION,
    owner: owner ?? ownerOfToken(token.last()),
    time: now.getTime(),
    timeZone,
    today,
    answers: answers(),
  };
}

interface OneToken {
  readonly get: ClaimsClientOptions["getAccessToken"];
  last(): string;
}

/** One token for all calls, so that they are of one user, and its renewal if the server rejects it. */
async function oneToken(
  { getAccessToken }: ClaimsClientOptions,
  signal = new AbortController().signal,
): Promise<OneToken> {
  let token = await getAccessToken({ reason: "initial", signal });
  return {
    last: () => token,
    async get(request) {
      if (request.reason === "initial") return token;
      const renewed = await getAccessToken(request);
      // The client rejects a token of another user.
      if (!areOtherUsers(token, renewed)) token = renewed;
      return renewed;
    },
  };
}

function ownTimeZone(): string {
  // Node has none if the variable TZ of its process is not a time zone.
  return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}
