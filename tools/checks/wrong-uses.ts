/**
 * What people write by mistake, and the name that the compiler's message must contain. Mistakes that no type can show
 * are warnings in development.
 */
export const WRONG_USES: Readonly<Record<string, readonly [code: string, named: RegExp]>> = {
  "a widget without its claim": [
    `import { ClaimTracker } from "@claimkit/claims-widgets"; export const x = <ClaimTracker />;`,
    /ClaimTrackerProps/,
  ],
  "a widget with a prop, but without its claim": [
    `import { ClaimTracker } from "@claimkit/claims-widgets"; export const x = <ClaimTracker showFeedback />;`,
    /missing.*claimNumber/,
  ],
  "a claim number that is a number": [
    `import { ClaimTracker } from "@claimkit/claims-widgets"; export const x = <ClaimTracker claimNumber={1006} />;`,
    /number.*string/,
  ],
  "an attribute of an element as a prop": [
    `import { ClaimTracker } from "@claimkit/claims-widgets"; export const x = <ClaimTracker claim-number="1" />;`,
    /ClaimTrackerProps/,
  ],
  "another list's prop": [
    `import { ClaimList } from "@claimkit/claims-widgets"; export const x = <ClaimList claimNumber="1" />;`,
    /claimNumber/,
  ],
  "a heading's level as text": [
    `import { PayoutAccordion } from "@claimkit/claims-widgets"; export const x = <PayoutAccordion claimNumber="1" headingLevel="3" />;`,
    /HeadingLevel/,
  ],
  "a persona, instead of isThirdParty": [
    `import { ClaimTracker } from "@claimkit/claims-widgets"; export const x = <ClaimTracker claimNumber="1" persona="third_party" />;`,
    /'persona' does not exist/,
  ],
  "an action that does not exist, as a link": [
    `import { ClaimTracker } from "@claimkit/claims-widgets"; export const x = <ClaimTracker claimNumber="1" hrefs={{ "pay-now": "/" }} />;`,
    /pay-now/,
  ],
  "an action that does not exist, in the settings": [
    `import { configureClaimkit } from "@claimkit/widget-runtime"; configureClaimkit({ actions: ["logout"] });`,
    /logout/,
  ],
  "a section that does not exist": [
    `import { TrackerSection } from "@claimkit/claims-widgets"; export const x = <TrackerSection category="PAYMENT" />;`,
    /PAYMENT/,
  ],
  "a client without an address": [
    `import { createClaimsClient } from "@claimkit/claims-api"; createClaimsClient({});`,
    /baseUrl/,
  ],
  "a token instead of a function": [
    `import { createClaimsClient } from "@claimkit/claims-api"; createClaimsClient({ baseUrl: "/", token: "1" });`,
    /'token' does not exist/,
  ],
  "a token that is not text": [
    `import { createClaimsClient } from "@claimkit/claims-api"; createClaimsClient({ baseUrl: "/", getAccessToken: () => 1 });`,
    /getAccessToken|number/,
  ],
  "a client's options as settings": [
    `import { configureClaimkit } from "@claimkit/widget-runtime"; configureClaimkit({ baseUrl: "/" });`,
    /baseUrl/,
  ],
  "options instead of a client": [
    `import { ClaimkitProvider } from "@claimkit/widget-runtime"; export const x = <ClaimkitProvider client={{ baseUrl: "/" }}>x</ClaimkitProvider>;`,
    /baseUrl/,
  ],
  "a theme of another library": [
    `import { configureClaimkit } from "@claimkit/widget-runtime"; configureClaimkit({ theme: "dark" });`,
    /"dark"/,
  ],
  "a list of languages": [
    `import { configureClaimkit } from "@claimkit/widget-runtime"; configureClaimkit({ locale: ["es"] });`,
    /string\[\]/,
  ],
  "one catalog instead of a list": [
    `import { configureClaimkit } from "@claimkit/widget-runtime"; import { claimsWidgetsEsUs } from "@claimkit/claims-widgets/locales/es-us"; configureClaimkit({ messages: claimsWidgetsEsUs });`,
    /readonly/,
  ],
  "a misspelled message": [
    `import { reportText } from "@claimkit/claims-widgets/texts"; import { overrideText } from "@claimkit/ui-kit"; overrideText("en-US", reportText, { headnig: "x" });`,
    /headnig/,
  ],
  "an event that does not exist": [
    `import { configureClaimkit } from "@claimkit/widget-runtime"; configureClaimkit({ onEvent: (event) => event.type === "ck:loaded" });`,
    /ck:loaded/,
  ],
  "loading read as a boolean": [
    `import { useClaimStatus } from "@claimkit/claims-widgets"; export const x = useClaimStatus({ claimNumber: "1" }).isLoading;`,
    /isLoading|useClaimStatus/,
  ],
  "data before it is there": [
    `import type { LoadState } from "@claimkit/widget-runtime"; declare const load: LoadState<{ n: number }>; export const x = load.data.n;`,
    /undefined/,
  ],
  "a variant that does not exist": [
    `import { Button } from "@claimkit/ui-kit"; export const x = <Button variant="danger">x</Button>;`,
    /"danger"/,
  ],
  "a field without a label": [
    `import { TextField } from "@claimkit/ui-kit"; export const x = <TextField name="a" />;`,
    /'label' is missing/,
  ],
  "a dialog without a heading": [
    `import { Modal } from "@claimkit/ui-kit"; export const x = <Modal open>x</Modal>;`,
    /is missing|does not exist/,
  ],
  "an icon that does not exist": [
    `import { Icon } from "@claimkit/ui-kit"; export const x = <Icon name="car-crash" />;`,
    /car-crash/,
  ],
  "a select's options as text": [
    `import { Select } from "@claimkit/ui-kit"; export const x = <Select label="x" options={["a"]} />;`,
    /string/,
  ],
  "a map without a name": [
    `import { MapView } from "@claimkit/map-view"; export const x = <MapView />;`,
    /'label' is missing/,
  ],
  "streets without their schema": [
    `import { streetStyle } from "@claimkit/map-view/street-style"; streetStyle({ tiles: "/{z}/{x}/{y}" });`,
    /schema/,
  ],
  "a schema that does not exist": [
    `import { streetStyle } from "@claimkit/map-view/street-style"; streetStyle({ tiles: "/{z}/{x}/{y}", schema: "osm" });`,
    /"osm"/,
  ],
  "a queue without a transport": [
    `import { createUploads } from "@claimkit/claims-api/uploads"; createUploads({});`,
    /transport/,
  ],
  "a claim for a server without its number": [
    `import type { ClaimsClientOptions } from "@claimkit/claims-api"; import { prefetchClaim } from "@claimkit/claims-api/server"; void prefetchClaim({} as ClaimsClientOptions, {});`,
    /PrefetchClaimInput/,
  ],
  "an element that does not exist": [
    `import { renderElement } from "@claimkit/elements/server"; renderElement("claim-page", {}, {});`,
    /"claim-page"/,
  ],
};
