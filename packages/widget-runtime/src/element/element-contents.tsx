"use client";

import type { ClaimsClient } from "@claimkit/claims-api";
import { type ComponentType, type JSX, useLayoutEffect } from "react";
import type { ClaimsEvent } from "../events/claims-event.ts";
import { overlay } from "../settings/settings.ts";
import { SettingsContext, useSettings } from "../settings/use-settings.ts";
import { KitLocale } from "../text/kit-locale.tsx";
import { dispatchClaimsEvent } from "./dispatch.ts";
import { dispatchRequests } from "./request-events.ts";

interface ElementContentsProps {
  element: HTMLElement;
  component: ComponentType<Record<string, unknown>>;
  /** The element's own client, instead of the configured one. */
  client: ClaimsClient | undefined;
  values: Record<string, unknown>;
}

/** What stands in an element's shadow root: its widget, whose events leave it as DOM events. */
export function ElementContents({
  element,
  component: Component,
  client,
  values,
}: ElementContentsProps): JSX.Element {
  const settings = overlay(useSettings(), { client });

  // Before the first call starts, so that its request is heard as well.
  useLayoutEffect(
    () => settings.client && dispatchRequests(settings.client, element),
    [settings.client, element],
  );

  return (
    <SettingsContext value={settings}>
      <KitLocale>
        <Component
          {...values}
          onEvent={(event: ClaimsEvent) => dispatchClaimsEvent(element, event)}
        />
      </KitLocale>
    </SettingsContext>
  );
}
