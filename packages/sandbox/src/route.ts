import type { Context } from "hono";
import type { Claim } from "./claim.ts";

/** What the sandbox gives to its handlers: the claims, dated from today. */
export interface SandboxEnv {
  Variables: { claims: readonly Claim[] };
}

/** One request, as a handler sees it. */
export type SandboxContext = Context<SandboxEnv>;

/** One call of the claims API. Its name is the one that faults are switched by. */
export interface Route {
  call: string;
  method: "GET" | "POST";
  path: `/${string}`;
  answer: (c: SandboxContext) => Response | Promise<Response>;
}
