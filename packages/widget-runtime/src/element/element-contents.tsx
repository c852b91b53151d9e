"use client";

import { type ComponentType, type JSX, useLayoutEffect } from "react";
import type { ClaimsEvent } from "../events/claims-event.ts";
import { type ClaimkitSettings, overlay } from "../settings/settings.ts";
import { SettingsContext, useSettings } from "../settings/use-settings.ts";
import { KitLocale } from "../text/kit-locale.tsx";
import { dispatchClaimsEvent } from "./dispatch.ts";
import { ElementContext } from "./element-context.ts";
import { dispatchRequests } from "./request-events.ts";

/** Settings of one element, which override the configured ones. */
export type OwnSettings = Pick<ClaimkitSettings, "client" | "loadPlaceMap" | "theme">;

interface ElementContentsProps {
  /** The custom element that the events are dispatched on. Undefined when rendering on a server. */
  element?: HTMLElement;
  component: ComponentType<Record<string, unknown>>;
  own: OwnSettings;
  values: Record<string, unknown>;
}

/** Content of an element's shadow root: its widget, whose events are dispatched as DOM events. */
export function ElementContents({
  element,
  component: Component,
  own,
  values,
}: ElementContentsProps): JSX.Element {
  const settings = overlay(useSettings(), own);

  // Before the first call starts, so that its request is reported as well.
  useLayoutEffect(
    () => (settings.client && element ? dispatchRequests(settings.client, element) : undefined),
    [settings.client, element],
  );

  return (
    <SettingsContext value={settings}>
      <KitLocale>
        <ElementContext value={element}>
          <Component
            {...values}
            onEvent={(event: ClaimsEvent) => element && dispatchClaimsEvent(element, event)}
          />
        </ElementContext>
      </KitLocale>
    </SettingsContext>
  );
}
