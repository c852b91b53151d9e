import { createClaimsClient } from "@claimkit/claims-api";
import { claimsWidgetsEsUs } from "@claimkit/claims-widgets/locales/es-us";
import { faqEsUs } from "@claimkit/faq/locales/es-us";
import { mapEsUs } from "@claimkit/map-view/locales/es-us";
import { shopFinderEsUs } from "@claimkit/shop-finder/locales/es-us";
import { createSandbox, type SandboxOptions, sandboxToken } from "@claimkit/sandbox";
import { ClaimkitProvider, type ClaimkitSettings } from "@claimkit/widget-runtime";
import type { Decorator, Preview } from "@storybook/react-vite";
import { type JSX, type ReactNode, useState } from "react";
import { expect, waitFor } from "storybook/test";

/** Options of a story for its sandbox and provider, in `parameters.claimkit`. */
export type ClaimkitParameters = SandboxOptions &
  Pick<ClaimkitSettings, "phone" | "providerName" | "loadPlaceMap" | "loadResultsMap">;

/** Servers of the toolbar. A story about one kind of server has its own options. */
const servers: Readonly<Record<string, SandboxOptions | undefined>> = {
  slow: { latencyMs: 4000 },
  failing: { faults: { all: { status: 503 } } },
};

/** Gives every story its own sandbox. */
export const overSandbox: Decorator = (Story, { parameters, globals }) => {
  const claimkit: ClaimkitParameters = parameters["claimkit"] ?? {};
  return (
    <SandboxProvider
      key={globals["server"]}
      {...servers[globals["server"]]}
      {...claimkit}
      locale={globals["locale"]}
    >
      <Story />
    </SandboxProvider>
  );
};

/** Waits until a widget has loaded its data, so that axe does not check the loading state. */
export const whenLoaded: NonNullable<Preview["afterEach"]> = async ({
  canvasElement,
  parameters,
}) => {
  const claimkit: ClaimkitParameters = parameters["claimkit"] ?? {};
  if (claimkit.latencyMs) return;
  await waitFor(
    () => expect(canvasElement.querySelector("[aria-busy=true]")).toBeNull(),
    // Loading pdf.js takes time.
    { timeout: 30_000 },
  );
};

interface SandboxProviderProps extends ClaimkitParameters {
  locale: string;
  children: ReactNode;
}

function SandboxProvider({
  locale,
  phone = "8005550199",
  providerName = "Acme",
  loadPlaceMap,
  loadResultsMap,
  children,
  ...options
}: SandboxProviderProps): JSX.Element {
  const [client] = useState(() =>
    createClaimsClient({
      environment: "sandbox",
      baseUrl: "http://localhost",
      clientId: "storybook",
      getAccessToken: () => sandboxToken,
      // Stories of failures show the error immediately.
      retry: { retries: 0 },
      fetch: createSandbox(options).fetch,
    }),
  );
  return (
    <ClaimkitProvider
      client={client}
      locale={locale}
      messages={[claimsWidgetsEsUs, faqEsUs, mapEsUs, shopFinderEsUs]}
      phone={phone}
      providerName={providerName}
      loadPlaceMap={loadPlaceMap}
      loadResultsMap={loadResultsMap}
    >
      {children}
    </ClaimkitProvider>
  );
}
