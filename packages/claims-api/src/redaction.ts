import { safeParse } from "valibot";
import type { ClaimsWarning } from "./answer.ts";
import { contract } from "./contract.ts";
import type { HttpCall } from "./endpoint.ts";
import { type CallName, endpoints, submissions } from "./endpoints.ts";
import { forThirdParty } from "./third-party.ts";

/** Options of {@link redactForThirdParty}. */
export interface RedactionOptions {
  /** Language of the texts, such as `es-US`. */
  language: string;
  /** Words that a third party must not see, besides the built-in ones. */
  words?: readonly string[];
}

/**
 * Removes from a response what a third party must not see, as the client does, before a server sends it.
 * Returns `undefined` if the response cannot be read, or is of a call that third parties don't have.
 */
// Why: docs/decisions/third-parties.md#a-third-party-sees-what-is-listed
export async function redactForThirdParty(
  call: CallName,
  response: object,
  { language, words = [] }: RedactionOptions,
): Promise<object | undefined> {
  const endpoint = { ...endpoints, ...submissions }[call] as HttpCall<unknown, unknown, object>;
  const { thirdParty } = endpoint;
  // A response as described stays as it is; any other is sent as the client reads it.
  const described = safeParse(contract[call].response, response);
  const read = described.success ? described : safeParse(endpoint.response, response);
  if (!thirdParty || !read.typed) return undefined;
  const settings = { showPolicyFactsToThirdParties: false, redactedRows: words };
  const warnings: ClaimsWarning[] = [];
  const visible = await forThirdParty(endpoint, read.output as object, { settings, warnings }, [
    language,
  ]);
  return Object.fromEntries(Object.entries(visible).filter(([name]) => name in thirdParty));
}
