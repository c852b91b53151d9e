import type { Context } from "hono";
import type { GenericSchema, ObjectEntries, ObjectSchema } from "valibot";
import type { Claim } from "./claim.ts";
import type { Language, Say } from "./language.ts";
import type { DocumentTokens } from "./documents/document-tokens.ts";

/** What the sandbox gives its handlers. */
export interface SandboxEnv {
  Bindings: {
    /** Ends the request. A simulated browser has another class of signals than its `Request` takes. */
    signal?: AbortSignal;
  };
  Variables: {
    /** Dated from today, in the requested language. */
    claims: readonly Claim[];
    documentTokens: DocumentTokens;
    /** The language of the answer, by `Accept-Language`. */
    language: Language;
    say: Say;
  };
}

/** One request, as a handler sees it. */
export type SandboxContext = Context<SandboxEnv>;

/** One call of the claims API. Its name is the one that faults are switched by. */
export interface Route {
  call: string;
  method: "GET" | "POST";
  path: `/${string}`;
  /** What the call is for, in a line. */
  summary: string;
  query?: ObjectSchema<ObjectEntries, undefined>;
  body?: GenericSchema;
  /** A request that is answered, for people to try. */
  example: Example;
  answer: (c: SandboxContext) => Response | Promise<Response>;
}

/** What to ask of a call, besides the headers that every call has. */
export interface Example {
  path: `/${string}`;
  body?: object;
  headers?: Readonly<Record<string, string>>;
}
