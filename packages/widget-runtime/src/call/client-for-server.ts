import { type ClaimsClient, type ClaimsError, isClaimsError } from "@claimkit/claims-api";

interface ClientForServer {
  client?: ClaimsClient | undefined;
  /** Why there is no client for this server. */
  error?: ClaimsError;
}

/** The client for a server, unless its id cannot be sent in a header. */
export function clientForServer(
  client: ClaimsClient | undefined,
  serverId: string | undefined,
): ClientForServer {
  if (!client || !serverId) return { client };
  try {
    return { client: client.withServer(serverId) };
  } catch (error) {
    if (!isClaimsError(error)) throw error;
    return { error };
  }
}
