import { Button } from "@claimkit/ui-kit/button";
import { lazy, Suspense } from "react";
import { Page } from "../layout/page.tsx";
import { useMessages } from "../messages/use-messages.ts";
import { isPrivate, type Route } from "../navigation/route.ts";
import { prefer, usePreferences } from "../preferences.ts";
import { ClaimPage } from "./claim-page.tsx";
import { ClaimsPage } from "./claims-page.tsx";
import { FaqsPage } from "./faqs-page.tsx";
import { ShopPage } from "./shop-page.tsx";
import { StartPage } from "./start-page.tsx";

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
  const { isSignedIn } = usePreferences();
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
    case "faqs":
      return <FaqsPage claimNumber={route.claimNumber} category={route.option} />;
    case "shop":
      return <ShopPage claimNumber={route.claimNumber} />;
    case "unknown":
      return <UnknownPage />;
  }
}

/** Shown in place of a private page until the visitor has logged in. The address stays the same. */
function LogInPage() {
  const { logIn, logInPage } = useMessages();
  return (
    <Page heading={logInPage.title} lead={logInPage.lead}>
      <Button variant="primary" onClick={() => prefer({ isSignedIn: true })}>
        {logIn}
      </Button>
    </Page>
  );
}

/** Shown at addresses without a page. */
function UnknownPage() {
  const messages = useMessages().unknown;
  return (
    <Page heading={messages.title} lead={messages.lead}>
      <Button href="#/claims">{messages.back}</Button>
    </Page>
  );
}
