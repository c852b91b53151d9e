import { createClaimsClient } from "@claimkit/claims-api";
import { createSandbox, sandboxToken, type SandboxOptions } from "@claimkit/sandbox";
import { ClaimkitProvider } from "@claimkit/widget-runtime";
import type { Decorator } from "@storybook/react-vite";
import { type JSX, type ReactNode, useState } from "react";
import { claimsWidgetsEsUs } from "../src/locales/es-us.ts";
import "../src/styles.css";

/** What a story can ask of the world around it, as `parameters.claimkit`. */
export interface ClaimkitParameters extends SandboxOptions {
  locale?: string;
  phone?: string;
}

/** Gives a story a client over a sandbox of its own. */
export const overSandbox: Decorator = (Story, { parameters, globals }) => {
  const claimkit: ClaimkitParameters = parameters["claimkit"] ?? {};
  return (
    <Sandboxed locale={globals["locale"]} {...claimkit}>
      <Story />
    </Sandboxed>
  );
};

interface SandboxedProps extends ClaimkitParameters {
  children: ReactNode;
}

function Sandboxed({
  children,
  locale = "en-US",
  phone = "8005550199",
  ...options
}: SandboxedProps): JSX.Element {
  const [client] = useState(() =>
    createClaimsClient({
      environment: "sandbox",
      baseUrl: "http://localhost",
      clientId: "storybook",
      getAccessToken: () => sandboxToken,
      retry: { retries: 0 },
      fetch: createSandbox(options).fetch,
    }),
  );
  return (
    <ClaimkitProvider client={client} locale={locale} messages={[claimsWidgetsEsUs]} phone={phone}>
      {children}
    </ClaimkitProvider>
  );
}
