import { sandboxToken } from "@claimkit/sandbox";

/**
 * Stands in for the insurer's sign-in. The client calls it before requests, and again when a token has
 * expired; a real page would call its identity provider. The sandbox has one token for everyone.
 */
export async function getAccessToken(): Promise<string> {
  return sandboxToken;
}
