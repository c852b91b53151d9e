import "../styles.ts";
import { keepPresses, prefetchClaim, serializeInitialData } from "@claimkit/claims-api/server";
import font from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { renderToString } from "react-dom/server";
import { claimAs, contactIdOn } from "../claim-as.ts";
import { clientOptionsOf } from "../client-options.ts";
import { readServedRoute } from "../navigation/route.ts";
import { people } from "../people.ts";
import { readPreferences } from "../preferences.ts";
import { ServedSite } from "./served-site.tsx";

/** Parts of a page that the server puts into its document. */
export interface RenderedPage {
  locale: string;
  theme: string;
  /** For the head, before scripts and sheets. */
  head: string;
  body: string;
}

/**
 * Renders the page of a claim with its data.
 *
 * @param address path and query, such as `/claims/CLM-1001?locale=en-US`
 * @returns `undefined` for addresses of other pages, for visitors who are not signed in, and if the claims service
 * does not respond in time: the browser then renders the page
 */
export async function renderServedPage(address: {
  pathname: string;
  search: string;
}): Promise<RenderedPage | undefined> {
  const route = readServedRoute(address.pathname);
  const { persona, locale, theme, service, isSignedIn } = readPreferences(address);
  if (!route || !isSignedIn) return undefined;

  const { claimNumber } = route;
  const claim =
    persona === "associate"
      ? { claimNumber, contactId: contactIdOn(claimNumber), persona }
      : claimAs(persona, claimNumber);
  const signal = AbortSignal.timeout(3000);
  const options = clientOptionsOf(people[persona], service);
  const initialData = await prefetchClaim(options, { ...claim, locale, signal }).catch(
    (error: unknown) => {
      if (!signal.aborted) throw error;
    },
  );
  if (!initialData) return undefined;
  const html = renderToString(<ServedSite address={address} initialData={initialData} />);
  return {
    locale,
    theme,
    // The text would move when the font arrives after it.
    head: `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>
    <script>${keepPresses}</script>`,
    body: `<div id="root">${html}</div>
    <script type="application/json" id="claim-data">${serializeInitialData(initialData)}</script>`,
  };
}
