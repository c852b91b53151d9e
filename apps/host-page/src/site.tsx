import { claimsWidgetsEsUs } from "@claimkit/claims-widgets/locales/es-us";
import { faqEsUs } from "@claimkit/faq/locales/es-us";
import { mapEsUs } from "@claimkit/map-view/locales/es-us";
import { ClaimkitProvider, type LoadShopMap } from "@claimkit/widget-runtime";
import { useMemo } from "react";
import { claimsClientOf } from "./claims-client.ts";
import { EventPanel } from "./events/event-panel.tsx";
import { logEvent } from "./events/event-log.ts";
import { DemoBar } from "./layout/demo-bar.tsx";
import { SiteFooter } from "./layout/site-footer.tsx";
import { SiteHeader } from "./layout/site-header.tsx";
import { SkipLink } from "./layout/skip-link.tsx";
import { actionHrefs } from "./navigation/action-hrefs.ts";
import { useRoute } from "./navigation/use-route.ts";
import { RoutedPage } from "./pages/routed-page.tsx";
import { people } from "./people.ts";
import { PHONE } from "./phone.ts";
import { preferences } from "./preferences.ts";
import { useStore } from "./store.ts";
import { useRootAttributes } from "./use-root-attributes.ts";
import { useWords } from "./words/use-words.ts";

const messages = [claimsWidgetsEsUs, faqEsUs, mapEsUs];
const loadShopMap: LoadShopMap = () => import("@claimkit/map-view/place-map");

/** The insurer's whole site. */
export function Site() {
  const words = useWords();
  const { hash, route } = useRoute();
  const { persona, locale } = useStore(preferences);
  const client = useMemo(() => claimsClientOf(people[persona]), [persona]);
  useRootAttributes();

  return (
    <>
      <SkipLink />
      <DemoBar />
      <SiteHeader hash={hash} />
      <main id="main" tabIndex={-1}>
        <ClaimkitProvider
          client={client}
          locale={locale}
          messages={messages}
          phone={PHONE}
          providerName={words.company}
          hrefs={actionHrefs}
          loadShopMap={loadShopMap}
          onEvent={logEvent}
        >
          {/* A new address is a new page, even where it is the same kind of page. */}
          <RoutedPage key={hash} route={route} />
        </ClaimkitProvider>
      </main>
      <SiteFooter />
      <EventPanel />
    </>
  );
}
