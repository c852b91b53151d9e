import { type CallContract, contract } from "@claimkit/claims-api/contract";
import type { CallName } from "@claimkit/claims-api/endpoints";

/** One call of the claims API. */
export interface Call extends CallContract {
  /** Name of the call, the same as in `@claimkit/claims-api`. */
  readonly name: CallName;
}

/** All calls of the claims API. */
export const calls: readonly Call[] = Object.entries<CallContract>(contract).map(([name, call]) =>
  Object.assign({ name: name as CallName }, call),
);

/** Path of a call's route, such as `/report-details/:claimNumber`. */
export function routeOf({ path }: Call): `/${string}` {
  return `/${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;
}
