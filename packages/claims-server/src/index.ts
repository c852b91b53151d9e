export type { ResponseOf } from "@claimkit/claims-api/contract";
export { calls, type Call } from "./calls/calls.ts";
export type {
  ClaimsHandlers,
  ContactContext,
  DocumentBytes,
  DocumentContext,
  Handler,
  PolicyContext,
  QuestionsContext,
  ShopChoiceContext,
  ShopsContext,
  SuggestContext,
} from "./handlers.ts";
export type {
  Awaitable,
  CallContext,
  ClaimContext,
  ClaimsServerOptions,
  CorsSettings,
  Reader,
  RequestContext,
  TokenContext,
} from "./options.ts";
export { preferredLanguage } from "./language.ts";
export { ClaimsProblem, type ProblemDetails } from "./problem.ts";
export { type ClaimsServer, createClaimsServer } from "./server.ts";
