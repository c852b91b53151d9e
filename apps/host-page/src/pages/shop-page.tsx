import { chooseRepairShop, mayHaveArrived, reportDetails } from "@claimkit/claims-api";
import { RepairShopFinder } from "@claimkit/shop-finder";
import { type ActionEvent, useCall, useSubmit } from "@claimkit/widget-runtime";
import { useState } from "react";
import { claimAs } from "../claim-as.ts";
import { confirm } from "../claim-file/confirmation.ts";
import { Page } from "../layout/page.tsx";
import { claimHref } from "../navigation/route.ts";
import { network } from "../network.ts";
import { people } from "../people.ts";
import { prefer, usePreferences } from "../preferences.ts";
import { useMessages } from "../messages/use-messages.ts";

/** Props of {@link ShopPage}. */
export interface ShopPageProps {
  /** The claim that the shop is for, if any. */
  claimNumber?: string;
}

/** Labels of the row in which the sandbox reports where it happened. */
const LOCATION = new Set(["Location", "Lugar"]);

/** Opened by 'Choose a shop' and 'Change shop'. Without a claim, it is for everyone. */
export function ShopPage({ claimNumber }: ShopPageProps) {
  const messages = useMessages();
  const text = messages.shop;
  const { isSignedIn, persona } = usePreferences();
  const report = useCall(reportDetails, claimAs(persona, claimNumber ?? ""), {
    enabled: isSignedIn && claimNumber !== undefined,
  });
  const location = report.data?.displayInfo.find(({ displayKey }) => LOCATION.has(displayKey));
  const [hint, setHint] = useState("");
  const { status, error, submit } = useSubmit(chooseRepairShop);
  // A claim's shop is near the claim, even if its place is still loading.
  const policyPlace = isSignedIn && !claimNumber ? people[persona].zipCode : undefined;

  /** Stores the shop and returns to the claim. */
  async function choose(shopId: string, name: string): Promise<void> {
    if (!claimNumber) {
      setHint(text.whichClaim(name));
      return;
    }
    const isStored = await submit({ ...claimAs(persona, claimNumber), shopId });
    if (!isStored) return;
    confirm(claimNumber, text.saved(name));
    window.location.hash = claimHref(claimNumber);
  }

  const failure = error && (mayHaveArrived(error) ? text.unknown : text.failed);
  const message = failure ?? (status === "submitting" ? text.saving : hint);

  function takeOver(event: ActionEvent): void {
    if (event.action === "log-in") prefer({ isSignedIn: true });
    else if (event.action === "choose-shop" && event.detail.shop) {
      const { shopId, shopName } = event.detail.shop;
      void choose(shopId, shopName);
    } else return;
    event.preventDefault();
  }

  return (
    <Page
      heading={claimNumber ? text.title : text.publicTitle}
      {...(claimNumber && {
        title: text.pageTitle(claimNumber),
        back: { href: claimHref(claimNumber), name: messages.backToClaim },
      })}
    >
      <RepairShopFinder
        userType={isSignedIn ? "registered" : "anonymous"}
        claimNumber={claimNumber}
        initialAddress={location?.displayValue ?? policyPlace}
        network={network}
        onAction={takeOver}
      />
      {/* Live regions must be on the page before their text, so it is always rendered. */}
      <output className="status">{message}</output>
    </Page>
  );
}
