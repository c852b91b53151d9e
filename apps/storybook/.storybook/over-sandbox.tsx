import { createClaimsClient } from "@claimkit/claims-api";
import { claimsWidgetsEsUs } from "@claimkit/claims-widgets/locales/es-us";
import { faqEsUs } from "@claimkit/faq/locales/es-us";
import { shopFinderEsUs } from "@claimkit/shop-finder/locales/es-us";
import { createSandbox, type SandboxOptions, sandboxToken } from "@claimkit/sandbox";
import { ClaimkitProvider, type ClaimkitSettings } from "@claimkit/widget-runtime";
import type { Decorator, Preview } from "@storybook/react-vite";
import { type JSX, type ReactNode, useState } from "react";
import { expect, waitFor } from "storybook/test";

/** What a story can ask of the world around it, as `parameters.claimkit`. */
export type ClaimkitParameters = SandboxOptions & Pick<ClaimkitSettings, "phone" | "providerName">;

/** Gives every story a claims service of its own, which answers at once. */
export const overSandbox: Decorator = (Story, { parameters, globals }) => {
  const claimkit: ClaimkitParameters = parameters["claimkit"] ?? {};
  return (
    <Sandboxed {...claimkit} locale={globals["locale"]}>
      <Story />
    </Sandboxed>
  );
};

/** Looks at a widget only when its data is there, so that axe does not check the waiting indicator. */
export const whenLoaded: NonNullable<Preview["afterEach"]> = async ({
  canvasElement,
  parameters,
}) => {
  const claimkit: ClaimkitParameters = parameters["claimkit"] ?? {};
  if (claimkit.latencyMs) return;
  await waitFor(
    () => expect(canvasElement.querySelector("[aria-busy=true]")).toBeNull(),
    // A document waits for all of pdf.js.
    { timeout: 30_000 },
  );
};

interface SandboxedProps extends ClaimkitParameters {
  locale: string;
  children: ReactNode;
}

function Sandboxed({
  locale,
  phone = "8005550199",
  providerName = "Acme",
  children,
  ...options
}: SandboxedProps): JSX.Element {
  const [client] = useState(() =>
    createClaimsClient({
      environment: "sandbox",
      baseUrl: "http://localhost",
      clientId: "storybook",
      getAccessToken: () => sandboxToken,
      // A story of a failure shows it at once.
      retry: { retries: 0 },
      fetch: createSandbox(options).fetch,
    }),
  );
  return (
    <ClaimkitProvider
      client={client}
      locale={locale}
      messages={[claimsWidgetsEsUs, faqEsUs, shopFinderEsUs]}
      phone={phone}
      providerName={providerName}
    >
      {children}
    </ClaimkitProvider>
  );
}
