import type { Route } from "../navigation/route.ts";
import { ClaimPage } from "./claim-page.tsx";
import { ClaimsPage } from "./claims-page.tsx";
import { ContactPage } from "./contact-page.tsx";
import { CrashPage } from "./crash-page.tsx";
import { DetailsPage } from "./details-page.tsx";
import { DocumentsPage } from "./documents-page.tsx";
import { EstimatePage } from "./estimate-page.tsx";
import { FaqsPage } from "./faqs-page.tsx";
import { PaymentsPage } from "./payments-page.tsx";
import { ShopPage } from "./shop-page.tsx";
import { UnknownPage } from "./unknown-page.tsx";

/** Props of {@link RoutedPage}. */
export interface RoutedPageProps {
  route: Route;
}

/** The page that an address names. */
export function RoutedPage({ route }: RoutedPageProps) {
  switch (route.page) {
    case "claims":
      return <ClaimsPage />;
    case "claim":
      return <ClaimPage claimNumber={route.claimNumber} />;
    case "documents":
      return <DocumentsPage claimNumber={route.claimNumber} />;
    case "payments":
      return <PaymentsPage claimNumber={route.claimNumber} />;
    case "details":
      return <DetailsPage claimNumber={route.claimNumber} />;
    case "faqs":
      return <FaqsPage claimNumber={route.claimNumber} category={route.option} />;
    case "estimate":
      return <EstimatePage claimNumber={route.claimNumber} option={route.option} />;
    case "shop":
      return <ShopPage claimNumber={route.claimNumber} />;
    case "crash":
      return <CrashPage />;
    case "contact":
      return <ContactPage />;
    case "unknown":
      return <UnknownPage />;
  }
}
