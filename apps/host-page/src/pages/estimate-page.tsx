import { useState } from "react";
import { chooseEstimate } from "../claim-file/choose-estimate.ts";
import { estimateOptions } from "../claim-file/claim-files.ts";
import { useClient } from "../use-client.ts";
import { useMessages } from "../messages/use-messages.ts";
import { ChoicePage } from "./choice-page.tsx";
import type { ClaimPageProps } from "./claim-page.tsx";

/** Opened by 'Choose another option'. */
export function EstimatePage({ claimNumber }: ClaimPageProps) {
  const text = useMessages().estimate;
  const client = useClient();
  const [hasFailed, setFailed] = useState(false);
  return (
    <ChoicePage
      claimNumber={claimNumber}
      messages={hasFailed ? { ...text, saved: () => text.failed } : text}
      values={estimateOptions}
      initial={undefined}
      keep={(chosen) => {
        const saved = text.saved(text.methods[chosen]);
        chooseEstimate(client, claimNumber, chosen, saved).catch(() => setFailed(true));
      }}
    />
  );
}
