import type { ClaimsWarning } from "../answer.ts";
import type { EndpointName } from "../endpoints.ts";

/** Changes when data of an earlier version can no longer be read. */
export const INITIAL_DATA_VERSION = 1;

/** Response of one call, as the claims service has sent it. */
export interface InitialAnswer {
  /** The name of the call. */
  readonly call: EndpointName;
  /** The input of the call. */
  readonly input: object;
  /** Language that was requested. */
  readonly locale?: string | undefined;
  /** Server that the request was sent to, if not the environment's default. */
  readonly serverId?: string | undefined;
  /** The body of the response. */
  readonly wire: unknown;
  /** `Content-Language` of the response. */
  readonly language?: string | undefined;
  /**
   * Whether what a third party must not see has been removed from the body. Without it, a client doesn't use the response
   * for a third party.
   */
  readonly isRedacted?: boolean | undefined;
  /** Warnings about what was removed. */
  readonly warnings?: readonly ClaimsWarning[] | undefined;
}

/** What a server hands over to a page, as JSON: the responses of one user, and the day and time zone it rendered with. */
export interface InitialData {
  /** Version of this format. */
  readonly version: number;
  /** Digest of the user, by which a client recognizes that the data is another user's. */
  readonly owner: string;
  /** When the responses were requested, in ms since 1970. */
  readonly time: number;
  /** Time zone of the first render, such as `America/Chicago`. */
  readonly timeZone: string;
  /** Today in this time zone, such as `2026-11-20`. */
  readonly today: string;
  /** The responses. Those of failed calls are missing. */
  readonly answers: readonly InitialAnswer[];
}

/** Identifies a response. Empty and `false` fields of the input, such as `isThirdParty: false`, make no difference. */
export function answerId({
  call,
  input,
  locale,
  serverId,
}: Pick<InitialAnswer, "call" | "input" | "locale" | "serverId">): string {
  const given = Object.entries(input).filter(([, value]) => value || value === 0);
  return JSON.stringify([call, given.toSorted(([a], [b]) => (a < b ? -1 : 1)), locale, serverId]);
}
