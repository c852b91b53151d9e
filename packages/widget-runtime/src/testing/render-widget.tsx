"use client";

import {
  type ClaimsClient,
  type ClaimsClientOptions,
  createClaimsClient,
} from "@claimkit/claims-api";
import { render, type RenderResult } from "@testing-library/react";
import type { ReactNode } from "react";
import type { ClaimsEvent } from "../events/claims-event.ts";
import { ClaimkitProvider } from "../settings/provider.tsx";
import type { ClaimkitSettings } from "../settings/settings.ts";

/** Options of {@link renderWidget}. */
export interface RenderWidgetOptions extends ClaimkitSettings {
  /** Answers requests instead of a network, such as a sandbox's `fetch`. */
  fetch: typeof globalThis.fetch;
  /**
   * The access token of the client; for a sandbox, `sandboxToken`.
   * @default "test-token"
   */
  token?: string;
  /** More options of the test's client. */
  clientOptions?: Partial<ClaimsClientOptions>;
}

/** Return value of {@link renderWidget}: the usual queries, and the host's events. */
export interface RenderedWidget extends RenderResult {
  /** Every event so far. */
  events: ClaimsEvent[];
  /** The client of the widget. */
  client: ClaimsClient;
}

/** Renders a widget as a host would: inside a provider, with its own client over the given `fetch`. */
export function renderWidget(ui: ReactNode, options: RenderWidgetOptions): RenderedWidget {
  const { fetch, token = "test-token", clientOptions, onEvent, ...settings } = options;
  const client =
    settings.client ??
    createClaimsClient({
      environment: "test",
      baseUrl: "http://localhost",
      clientId: "test",
      getAccessToken: () => token,
      retry: { retries: 0 },
      fetch,
      ...clientOptions,
    });
  const events: ClaimsEvent[] = [];

  function receive(event: ClaimsEvent): void {
    events.push(event);
    onEvent?.(event);
  }

  const rendered = render(ui, {
    wrapper: ({ children }) => (
      <ClaimkitProvider {...settings} client={client} onEvent={receive}>
        {children}
      </ClaimkitProvider>
    ),
  });
  return { ...rendered, events, client };
}
