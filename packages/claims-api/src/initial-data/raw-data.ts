import type { EndpointName } from "../endpoints.ts";
import { ownerOfSubject } from "../request/owner.ts";
import { INITIAL_DATA_VERSION, type InitialData } from "./initial-data.ts";

// Guide: docs/guides/server-rendering.md#servers-without-javascript

/** Responses in a page of a server that does not run JavaScript. */
export interface RawInitialData {
  /** The user that the responses were requested for, as in the option `subject` of the client: a string. */
  subject: string;
  /** Server that was requested, if it is not the environment's default: the option `serverId` of the client. */
  serverId?: string;
  /** The input of the calls, as the props of the widgets: `claimNumber`, `contactId`, `isThirdParty`, or `policyNumber`. */
  input: object;
  /**
   * Language that was requested.
   * @default "en-US"
   */
  locale?: string;
  /** `Content-Language` of the responses. */
  language?: string;
  /** Whether texts that a third party must not see have been removed. Otherwise, a third party's page requests them. */
  isRedacted?: boolean;
  /** The bodies of the responses, by the name of the call. */
  answers: Partial<Record<EndpointName, unknown>>;
}

/** Returns such responses as data of a server whose day and time zone are the reader's, or `undefined` for anything else. */
export function fromRawData(data: unknown): InitialData | undefined {
  const {
    subject,
    serverId,
    input,
    locale = "en-US",
    language,
    isRedacted,
    answers,
  } = Object(data) as Partial<RawInitialData>;
  const owner = typeof subject === "string" ? ownerOfSubject(subject) : undefined;
  if (!owner || !isRecord(input) || !isRecord(answers)) return undefined;
  return {
    version: INITIAL_DATA_VERSION,
    owner,
    // Unknown, so only the age of the page counts.
    time: Number.NaN,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    today: new Date().toLocaleDateString("sv"),
    answers: Object.entries(answers).map(([call, wire]) => ({
      call: call as EndpointName,
      input,
      locale,
      serverId,
      language,
      isRedacted,
      wire,
    })),
  };
}

function isRecord(value: unknown): value is object {
  return Object(value) === value && !Array.isArray(value);
}
