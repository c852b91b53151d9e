import type { InitialData } from "@claimkit/claims-api/initial-data";
import { createContext } from "react";
import type { Location } from "../navigation/use-route.ts";
import type { Preferences } from "../preferences.ts";

/** A page that the server has rendered: where it is, for whom, and its data. */
export interface ServedPage {
  location: Location;
  preferences: Preferences;
  initialData: InitialData;
}

/** The page that the server has rendered. Its first render in the browser is the same. */
export const ServedPageContext = createContext<ServedPage | undefined>(undefined);
