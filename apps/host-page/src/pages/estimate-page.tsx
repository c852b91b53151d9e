import { estimateOptions, useClaimFile } from "../claim-file/claim-files.ts";
import { useMessages } from "../messages/use-messages.ts";
import { ChoicePage } from "./choice-page.tsx";
import type { ClaimPageProps } from "./claim-page.tsx";

/** Props of {@link EstimatePage}. */
export interface EstimatePageProps extends ClaimPageProps {
  /** The option that was pressed on the claim's page. */
  option: string | undefined;
}

/** Opened by the estimate options. The option that was pressed is selected, and can be changed. */
export function EstimatePage({ claimNumber, option }: EstimatePageProps) {
  const [{ estimate }, change] = useClaimFile(claimNumber);
  return (
    <ChoicePage
      claimNumber={claimNumber}
      messages={useMessages().estimate}
      values={estimateOptions}
      initial={estimateOptions.find((known) => known === option) ?? estimate}
      keep={(chosen) => change({ estimate: chosen })}
    />
  );
}
