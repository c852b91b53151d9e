import { lazy, Suspense } from "react";
import { isPrivate, type Route } from "../navigation/route.ts";
import { preferences } from "../preferences.ts";
import { useStore } from "../store.ts";
import { ClaimPage } from "./claim-page.tsx";
import { ClaimsPage } from "./claims-page.tsx";
import { ContactPage } from "./contact-page.tsx";
import { LogInPage } from "./log-in-page.tsx";
import { CrashPage } from "./crash-page.tsx";
import { DetailsPage } from "./details-page.tsx";
import { EstimatePage } from "./estimate-page.tsx";
import { FaqsPage } from "./faqs-page.tsx";
import { PaymentsPage } from "./payments-page.tsx";
import { ShopPage } from "./shop-page.tsx";
import { StartPage } from "./start-page.tsx";
import { UnknownPage } from "./unknown-page.tsx";

// With the viewer of documents, which a claim's page loads only if it has one.
const DocumentsPage = lazy(async () => ({
  default: (await import("./documents-page.tsx")).DocumentsPage,
}));

/** Props of {@link RoutedPage}. */
export interface RoutedPageProps {
  route: Route;
}

/** Renders the page of a route. */
export function RoutedPage({ route }: RoutedPageProps) {
  const { isSignedIn } = useStore(preferences);
  if (!isSignedIn && isPrivate(route)) return <LogInPage />;

  switch (route.page) {
    case "start":
      return <StartPage />;
    case "shops":
      return <ShopPage />;
    case "questions":
      return <FaqsPage />;
    case "claims":
      return <ClaimsPage />;
    case "claim":
      return <ClaimPage claimNumber={route.claimNumber} />;
    case "documents":
      return (
        <Suspense>
          <DocumentsPage claimNumber={route.claimNumber} />
        </Suspense>
      );
    case "payments":
      return <PaymentsPage claimNumber={route.claimNumber} />;
    case "details":
      return <DetailsPage claimNumber={route.claimNumber} />;
    case "faqs":
      return <FaqsPage claimNumber={route.claimNumber} category={route.option} />;
    case "estimate":
      return <EstimatePage claimNumber={route.claimNumber} />;
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
