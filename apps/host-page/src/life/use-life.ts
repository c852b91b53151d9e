import type { ClaimProgress } from "@claimkit/sandbox";
import { useEffect, useState } from "react";
import { sandboxControls } from "../sandbox-controls.ts";
import { useClient } from "../use-client.ts";

/** A claim's life, and the ways through it. */
export interface Life {
  /** Where the claim is; nothing until the sandbox has said so. */
  progress: ClaimProgress | undefined;
  hasFailed: boolean;
  move(control: "advance" | "reset"): Promise<void>;
}

/** Follows a claim's life, and moves it: afterward every widget of the claim requests its answers again. */
export function useLife(claimNumber: string): Life {
  const client = useClient();
  const [progress, setProgress] = useState<ClaimProgress>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    sandboxControls.progress(claimNumber).then(
      (known) => isCurrent && setProgress(known),
      // A claim that the sandbox does not know has no life: the claim's page says so.
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
