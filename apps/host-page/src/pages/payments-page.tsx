import { paymentMethods, useClaimFile } from "../claim-file/claim-files.ts";
import { useMessages } from "../messages/use-messages.ts";
import { ChoicePage } from "./choice-page.tsx";
import type { ClaimPageProps } from "./claim-page.tsx";

/** Opened by 'Electronic payment options'. */
export function PaymentsPage({ claimNumber }: ClaimPageProps) {
  const [{ payment }, change] = useClaimFile(claimNumber);
  return (
    <ChoicePage
      claimNumber={claimNumber}
      messages={useMessages().payments}
      values={paymentMethods}
      initial={payment}
      keep={(chosen) => change({ payment: chosen })}
    />
  );
}
