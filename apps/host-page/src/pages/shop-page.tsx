import { shops, useClaimFile } from "../claim-file/claim-files.ts";
import { useWords } from "../words/use-words.ts";
import { ChoicePage } from "./choice-page.tsx";
import type { ClaimPageProps } from "./claim-page.tsx";

/** Where 'Choose a shop' and 'Change shop' lead. */
export function ShopPage({ claimNumber }: ClaimPageProps) {
  const [{ shop }, change] = useClaimFile(claimNumber);
  return (
    <ChoicePage
      claimNumber={claimNumber}
      words={useWords().shop}
      values={shops}
      initial={shop}
      keep={(chosen) => change({ shop: chosen })}
    />
  );
}
