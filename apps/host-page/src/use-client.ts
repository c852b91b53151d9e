import type { ClaimsClient } from "@claimkit/claims-api";
import { createContext, useContext } from "react";

/** The client of the signed-in user. */
export const ClientContext = createContext<ClaimsClient | undefined>(undefined);

/** The page's own way to the client that its widgets use. */
export function useClient(): ClaimsClient {
  const client = useContext(ClientContext);
  if (!client) throw new Error("Only parts of the site have a client.");
  return client;
}
