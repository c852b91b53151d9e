import type { Context } from "hono";
import type { GenericSchema, ObjectEntries, ObjectSchema } from "valibot";
import type { Claim } from "./claim.ts";
import type { Language, Translate } from "./language.ts";
import type { DocumentTokens } from "./documents/document-tokens.ts";

/** Context of the sandbox's handlers. */
export interface SandboxEnv {
  Bindings: {
    /** Aborts the request. Passed separately, because `Request` rejects signals of jsdom and happy-dom. */
    signal?: AbortSignal;
  };
  Variables: {
    /** In the requested language, with dates relative to today. */
    claims: readonly Claim[];
    documentTokens: DocumentTokens;
    /** Language of the response, from `Accept-Language`. */
    language: Language;
    t: Translate;
  };
}

/** The context of one request. */
export type SandboxContext = Context<SandboxEnv>;

/** One call of the claims API. Faults refer to it by the name in `call`. */
export interface Route {
  call: string;
  method: "GET" | "POST";
  path: `/${string}`;
  /** Purpose of the call, in a few words. */
  summary: string;
  query?: ObjectSchema<ObjectEntries, undefined>;
  body?: GenericSchema;
  /** A request that succeeds, for the sandbox's page. */
  example: Example;
  answer: (c: SandboxContext) => Response | Promise<Response>;
}

/** An example request, without the headers that every request has. */
export interface Example {
  path: `/${string}`;
  body?: object;
  headers?: Readonly<Record<string, string>>;
}
