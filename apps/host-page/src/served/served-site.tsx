import type { InitialData } from "@claimkit/claims-api/initial-data";
import { StrictMode, useState } from "react";
import { locationOf } from "../navigation/use-route.ts";
import { readPreferences } from "../preferences.ts";
import { Site } from "../site.tsx";
import { ServedPageContext } from "./served-page-context.ts";

/** Props of {@link ServedSite}. */
export interface ServedSiteProps {
  /** Path and query of the page. */
  address: { pathname: string; search: string };
  initialData: InitialData;
}

/** The insurer's site, on the page of a claim that the server has rendered. */
export function ServedSite({ address, initialData }: ServedSiteProps) {
  const { pathname } = address;
  // The same object in every render, as the context's value.
  const [served] = useState(() => ({
    location: locationOf({ pathname, hash: "" }),
    preferences: readPreferences(address),
    initialData,
  }));
  return (
    <StrictMode>
      <ServedPageContext value={served}>
        <Site />
      </ServedPageContext>
    </StrictMode>
  );
}
