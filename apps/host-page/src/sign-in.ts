import { sandboxToken } from "@claimkit/sandbox";

/**
 * Stands for the insurer's sign-in. The client asks before its calls, and again when a token has expired;
 * a real page would ask its identity provider here. The sandbox has one token, for everybody.
 */
export async function getAccessToken(): Promise<string> {
  return sandboxToken;
}
