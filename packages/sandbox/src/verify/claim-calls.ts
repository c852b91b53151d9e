import { endpoints, type ReadCallName } from "@claimkit/claims-api/endpoints";
import type { Request } from "./api.ts";

/** The calls about a claim that need nothing but its number. */
export const claimCalls: readonly ReadCallName[] = Object.values(endpoints)
  .filter(({ path }) => [...path.matchAll(/\{\w+\}/g)].join() === "{claimNumber}")
  .map(({ name }) => name as ReadCallName);

/** A request about a claim. */
export function claimRequest(call: ReadCallName, claimNumber: string): Request {
  const paging = { query: { limit: "30", offset: "0" } };
  return { call, parameters: { claimNumber }, ...(call === "claimContacts" && paging) };
}
