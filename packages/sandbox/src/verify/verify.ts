import { type ReadCallName, endpoints } from "@claimkit/claims-api/endpoints";
import { Api } from "./api.ts";
import { checkTokens, checkUnknownClaims } from "./check-access.ts";
import { checkClaim } from "./check-claim.ts";
import { checkPreflights } from "./check-cors.ts";
import { checkEtags } from "./check-etags.ts";
import { checkLanguages } from "./check-language.ts";
import { refsOf } from "./check-documents.ts";
import { findObstacle } from "./check-reachable.ts";
import {
  checkClaimSearch,
  checkQuestions,
  checkShops,
  checkSuggestions,
} from "./check-searches.ts";
import { checkThirdParty } from "./check-third-party.ts";
import { type Difference, Differences } from "./differences.ts";
import { FieldNames } from "./field-names.ts";
import { Sender, VerificationEnded } from "./sender.ts";
import { type Verification, textOf } from "./verification.ts";
import { readVerifyConfig, type VerifyConfigInput } from "./verify-config.ts";

/** Options of {@link verify}. */
export interface VerifyOptions {
  /** What to verify with; everything that is missing is the sandbox's. */
  config?: VerifyConfigInput;
  /** The only call to verify. */
  only?: ReadCallName | undefined;
  /**
   * Sends the requests.
   * @default the global `fetch`
   */
  fetch?: typeof globalThis.fetch;
}

/** What a verification has found. */
export interface VerifyReport {
  /** The address of the API. */
  readonly url: string;
  /** Number of requests. */
  readonly requests: number;
  /** The differences from the contract. None if the API is as it should be. */
  readonly differences: readonly Difference[];
  /** What could not be checked, and why. */
  readonly notChecked: readonly string[];
}

/** Compares an API with the contract. Sends only GET requests and searches, at most four at once. */
export async function verify(
  url: string,
  { config: input = {}, only, fetch = globalThis.fetch }: VerifyOptions = {},
): Promise<VerifyReport> {
  const config = readVerifyConfig(input);
  const sender = new Sender({ fetch, timeoutMs: config.timeoutMs });
  const found = new Differences();
  found.keepSecret(config.token);
  found.keepSecret(config.thirdParty?.token);
  const run: Verification = {
    api: new Api(url, config, sender),
    config,
    found,
    names: new FieldNames(),
    notChecked: new Set(),
    wants: (call) => only === undefined || only === call,
  };
  try {
    const obstacle = await findObstacle(run);
    if (obstacle) found.add("all", obstacle);
    else await checkAll(run);
  } catch (thrown) {
    if (!(thrown instanceof VerificationEnded)) throw thrown;
    run.notChecked.add(thrown.message);
    found.add("all", ENDED);
  }
  run.names.report(found);
  const differences = found
    .list()
    .filter(({ call }) => only === undefined || call === only || call === "all");
  return { url, requests: sender.count, differences, notChecked: [...run.notChecked] };
}

const ENDED = {
  field: "response",
  sent: "no more responses",
  send: "responses to about a hundred requests, four at once",
  why: "The rest was not checked.",
};

async function checkAll(run: Verification): Promise<void> {
  const { claims } = run.config;
  const listed = checkClaimSearch(run);
  const results = await Promise.allSettled([
    listed,
    checkPreflights(run),
    checkTokens(run),
    checkUnknownClaims(run),
    checkEtags(run),
    checkThirdParty(run),
    checkQuestions(run),
    checkShops(run),
    checkSuggestions(run),
    checkClaims(run, claims, listed),
  ]);
  // After all have settled, because an unhandled rejection would end the process.
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}

async function checkClaims(
  run: Verification,
  claims: readonly string[],
  listed: ReturnType<typeof checkClaimSearch>,
): Promise<void> {
  const all = await listed;
  const facts = await Promise.all(
    claims.map((number) =>
      checkClaim(
        run,
        number,
        all.find((claim) => textOf(claim, "claimNumber") === number),
      ),
    ),
  );
  await checkLanguages(run, facts[0] ?? {});
  if (
    run.wants("document") &&
    !facts.some(({ repairsDetails }) => refsOf(repairsDetails).length > 0)
  ) {
    run.notChecked.add("documents, because none of the claims has one");
  }
}

/** Whether a text is the name of a call. */
export function isCallName(text: string): text is ReadCallName {
  return Object.hasOwn(endpoints, text);
}
