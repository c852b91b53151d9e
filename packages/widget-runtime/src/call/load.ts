import type { ClaimsError, ClaimsWarning } from "@claimkit/claims-api";
import type { Persona } from "../events/claims-event.ts";

interface LoadBasics {
  /** Asks anew, past the cache. */
  reload(): void;
  /** Another one for each input and each try; what tells one load from the next. */
  id?: string | undefined;
  /** 1, then one more for each `reload`; 0 while there is no client to ask. */
  attempt?: number | undefined;
  /** For whom the call asks. */
  persona?: Persona | undefined;
}

/** Where a call stands, and what it gave. */
export type Load<T> = LoadBasics &
  /** Nobody has asked yet: there is nothing to wait for. */
  (
    | { status: "idle"; data: undefined; error: undefined }
    | { status: "loading"; data: undefined; error: undefined }
    | {
        status: "ready";
        data: T;
        error: undefined;
        source?: "network" | "cache" | undefined;
        warnings?: readonly ClaimsWarning[] | undefined;
      }
    | { status: "error"; data: undefined; error: ClaimsError }
  );
