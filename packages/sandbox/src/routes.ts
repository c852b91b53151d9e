import { calls } from "@claimkit/claims-server";
import type { CallName } from "@claimkit/claims-api/endpoints";
import { examples, type Example } from "./examples.ts";

export type { CallName } from "@claimkit/claims-api/endpoints";

/** One call of the claims API, and a request that succeeds. */
export interface Route {
  /** Name of the call, the same as in `@claimkit/claims-api`. */
  call: CallName;
  method: "GET" | "POST" | "PUT";
  /** Path with placeholders, such as `/report-details/{claimNumber}`. */
  path: `/${string}`;
  /** A request that succeeds, for the sandbox's page. */
  example: Example;
}

/** Every call of the sandbox. */
export const routes: readonly Route[] = calls.map(({ name, method, path }) => ({
  call: name,
  method,
  path: `/${path}`,
  example: examples[name],
}));

/** The names of all calls. */
export const callNames: readonly CallName[] = calls.map(({ name }) => name);
