import { createClaimsClient } from "@claimkit/claims-api";
import { readInitialData } from "@claimkit/claims-api/initial-data";
import { claimsWidgetsEsUs } from "@claimkit/claims-widgets/locales/es-us";
import { faqEsUs } from "@claimkit/faq/locales/es-us";
import { mapEsUs } from "@claimkit/map-view/locales/es-us";
import { reverseGeocode } from "@claimkit/sandbox";
import { shopFinderEsUs } from "@claimkit/shop-finder/locales/es-us";
import {
  type ActionName,
  type ClaimsEvent,
  ClaimkitProvider,
  type LoadPlaceMap,
  type LoadResultsMap,
  type ReverseGeocode,
} from "@claimkit/widget-runtime";
import { useContext, useLayoutEffect, useMemo } from "react";
import { clientOptionsOf } from "./client-options.ts";
import { EventPanel } from "./events/event-panel.tsx";
import { logEvent } from "./events/event-log.ts";
import { DemoBar } from "./layout/demo-bar.tsx";
import { SiteFooter } from "./layout/site-footer.tsx";
import { SiteHeader } from "./layout/site-header.tsx";
import { LifePlayer } from "./life/life-player.tsx";
import { actionHrefs } from "./navigation/action-hrefs.ts";
import { useRoute } from "./navigation/use-route.ts";
import { RoutedPage } from "./pages/routed-page.tsx";
import { people } from "./people.ts";
import { prefer, usePreferences } from "./preferences.ts";
import { ServedPageContext } from "./served/served-page-context.ts";
import { ClientContext } from "./use-client.ts";
import { useMessages } from "./messages/use-messages.ts";

const widgetMessages = [claimsWidgetsEsUs, faqEsUs, mapEsUs, shopFinderEsUs];
const loadPlaceMap: LoadPlaceMap = () => import("@claimkit/map-view/place-map");
const loadResultsMap: LoadResultsMap = () => import("@claimkit/shop-finder/shops-map");

/** Stands in for the insurer's geocoder. The sandbox knows the addresses of its own places. */
const findAddress: ReverseGeocode = async (point) => {
  const address = await reverseGeocode(point);
  return address && `${address.addressLine1}, ${address.city}, ${address.state} ${address.zipCode}`;
};

/** Actions that pages handle in `onAction`, and this file in `onEvent`. The others have URLs. */
const handledActions: readonly ActionName[] = [
  "change-appointment",
  "choose-shop",
  "electronic-payment",
  "estimate-option",
  "log-in",
  "tell-us-more",
];

function receive(event: ClaimsEvent): void {
  logEvent(event);
  if (event.type !== "ck:action" || event.action !== "log-in" || event.defaultPrevented) return;
  event.preventDefault();
  // The session has ended. The page of the address is shown again after the login.
  prefer({ isSignedIn: false });
}

/** The insurer's site. */
export function Site() {
  const messages = useMessages();
  const { hash, route } = useRoute();
  const { persona, locale, theme, service, isSignedIn } = usePreferences();
  const person = isSignedIn ? people[persona] : undefined;
  // Another person, or another state of the service, starts without cached responses.
  const initialData = useContext(ServedPageContext)?.initialData;
  const client = useMemo(
    () =>
      createClaimsClient({
        ...clientOptionsOf(person, service),
        // Data of another person is ignored.
        initialData: initialData && readInitialData(initialData),
      }),
    [person, service, initialData],
  );

  // `site.css` derives `color-scheme` from the theme, for the widgets too.
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.dataset["theme"] = theme;
  }, [locale, theme]);

  return (
    <ClientContext value={client}>
      <ClaimkitProvider
        client={client}
        locale={locale}
        messages={widgetMessages}
        phone="8005550199"
        providerName={messages.company}
        hrefs={actionHrefs}
        loadPlaceMap={loadPlaceMap}
        loadResultsMap={loadResultsMap}
        reverseGeocode={findAddress}
        actions={handledActions}
        onEvent={receive}
      >
        <SiteHeader hash={hash} />
        <main id="main" tabIndex={-1}>
          {/* A new address is a new page, even if it has the same component. */}
          <RoutedPage key={hash} route={route} />
        </main>
        <SiteFooter />
        <DemoBar />
        <EventPanel>
          {route.page === "claim" && isSignedIn && (
            <LifePlayer key={route.claimNumber} claimNumber={route.claimNumber} />
          )}
        </EventPanel>
      </ClaimkitProvider>
    </ClientContext>
  );
}
