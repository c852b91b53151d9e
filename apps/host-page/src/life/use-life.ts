import type { ClaimProgress } from "@claimkit/sandbox";
import { useEffect, useState } from "react";
import { sandboxControls } from "../sandbox-controls.ts";
import { useClient } from "../use-client.ts";

/** The stage of a claim, and functions to change it. */
export interface Life {
  /** `undefined` until the sandbox has responded. */
  progress: ClaimProgress | undefined;
  hasFailed: boolean;
  move(control: "advance" | "reset"): Promise<void>;
}

/** Requests the stage of a claim, and changes it. After a change, every widget of the claim requests its data again. */
export function useLife(claimNumber: string): Life {
  const client = useClient();
  const [progress, setProgress] = useState<ClaimProgress>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    sandboxControls.progress(claimNumber).then(
      (known) => isCurrent && setProgress(known),
      // The sandbox does not know the claim. The claim's page says so.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [claimNumber]);

  return {
    progress,
    hasFailed,
    async move(control) {
      try {
        setProgress(await sandboxControls[control](claimNumber));
        setFailed(false);
        client.invalidate({ claimNumber });
      } catch {
        setFailed(true);
      }
    },
  };
}
