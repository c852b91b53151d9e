import { type ReadCallName, endpoints } from "@claimkit/claims-api/endpoints";
import * as v from "valibot";
import { sandboxToken } from "../index.ts";

const text = v.pipe(v.string(), v.trim(), v.nonEmpty("is blank"));

/** The names of all calls. */
export const callNames = Object.keys(endpoints) as ReadCallName[];

const schema = v.strictObject({
  /** A valid access token. */
  token: v.optional(text, sandboxToken),
  /** Value of the header `client_id`. */
  clientId: v.optional(text, "claimkit-verify"),
  /** A policy of the token's user. */
  policyNumber: v.optional(text, "POL-101"),
  /** Claims of the token's user. */
  claims: v.optional(v.pipe(v.array(text), v.minLength(1, "is empty")), [
    "CLM-1006",
    "CLM-1011",
    "CLM-3001",
  ]),
  /** A claim, a third party's contact of it, and that third party's token. `null` skips the third-party checks. */
  thirdParty: v.optional(
    v.nullable(v.strictObject({ claimNumber: text, contactId: text, token: v.optional(text) })),
    { claimNumber: "CLM-2001", contactId: "CNT-2001" },
  ),
  /** Number of a claim that does not exist. */
  unknownClaim: v.optional(text, "NO-SUCH-CLAIM"),
  /** ZIP code with repair shops. */
  zipCode: v.optional(text, "43215"),
  /** Beginning of an address with suggestions. */
  addressText: v.optional(text, "600 W"),
  /** Origin of the page that calls the API. `null` skips the CORS checks. */
  origin: v.optional(
    v.nullable(v.pipe(text, v.url("is not an origin"))),
    "https://www.example.com",
  ),
  /** Languages of the API, the first as the default. */
  languages: v.optional(v.pipe(v.array(text), v.minLength(1, "is empty")), ["en-US", "es-US"]),
  /** Environment, sent with the calls that need it. */
  environment: v.optional(text, "prod"),
  /** Value of the server header. */
  serverId: v.optional(text),
  /** Paths of calls that differ from the documented ones. */
  paths: v.optional(
    v.record(v.picklist(callNames, "has a name that is not the name of a call"), text),
    {},
  ),
  /** Names of headers that differ from the documented ones. */
  headerNames: v.optional(
    v.strictObject({
      clientId: v.optional(text),
      messageId: v.optional(text),
      serverId: v.optional(text),
      serverEnv: v.optional(text),
      documentToken: v.optional(text),
    }),
    {},
  ),
  /** Field of the payout response with the paid amount. */
  payoutPaidField: v.optional(text, "providerPaidAmount"),
  /** Limit for one request in milliseconds. */
  timeoutMs: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(120_000)), 15_000),
});

/** What to verify an API with. Everything that is missing is the sandbox's. */
export type VerifyConfig = v.InferOutput<typeof schema>;

/** The fields of a configuration file. */
export type VerifyConfigInput = v.InferInput<typeof schema>;

/** Reads a configuration. Throws an error whose message is meant for the user. */
export function readVerifyConfig(input: unknown): VerifyConfig {
  const { success, output, issues } = v.safeParse(schema, input);
  if (success) return output;
  const [issue] = issues;
  const field = v.getDotPath(issue);
  // Never the value, which may be a token.
  const problem = /^(?:is|has) /.test(issue.message) ? issue.message : `is not ${issue.expected}`;
  const problemOfKey = issue.type === "strict_object" ? "is not known" : problem;
  throw new Error(`The configuration's ${field ? `"${field}"` : "content"} ${problemOfKey}.`);
}
