import type { ClaimsClient } from "@claimkit/claims-api";
import { createContext, useContext } from "react";

/** The client of the signed-in user. */
export const ClientContext = createContext<ClaimsClient | undefined>(undefined);

/** Returns the client that the widgets use, for the page's own use. */
export function useClient(): ClaimsClient {
  const client = useContext(ClientContext);
  if (!client)
    throw new Error(
      "useClient() is outside of <Site>. Use it in a component that the site renders.",
    );
  return client;
}
