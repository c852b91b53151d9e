"use client";

import type { Feature } from "geojson";
import { type JSX, type ReactNode, useEffect, useState } from "react";
import type { PopupRequest } from "../map-view/popup-request.ts";
import type { MapViewController } from "../map-view/map-view-controller.ts";
import { useMapText } from "../text/use-map-text.ts";
import { type Collected, collectFeatures } from "../view/collect-features.ts";
import { lngLatOf } from "../view/position.ts";
import { Popup } from "./popup.tsx";

/** Renders the features of a popup. */
export type RenderFeatures = (features: readonly Feature[]) => ReactNode;

/** Props of {@link RequestedPopup}. */
export interface RequestedPopupProps {
  controller: MapViewController;
  render: RenderFeatures | undefined;
}

/** The popup that `openPopup` opens. */
export function RequestedPopup({ controller, render }: RequestedPopupProps): JSX.Element | null {
  const [request, setRequest] = useState<PopupRequest>();

  useEffect(() => {
    const close = (): void => setRequest(undefined);
    controller.setPopups({ open: setRequest, close });
    return () => controller.setPopups(undefined);
  }, [controller]);

  if (!request) return null;
  const [longitude, latitude] = lngLatOf(request.location);
  return (
    <Requested
      // Another place is a new popup, which receives focus.
      key={`${longitude} ${latitude}`}
      {...{ longitude, latitude, request, render }}
      onClose={() => setRequest(undefined)}
    />
  );
}

interface RequestedProps {
  longitude: number;
  latitude: number;
  request: PopupRequest;
  render: RenderFeatures | undefined;
  onClose: () => void;
}

const nothing: Collected<Feature> = { items: [], missing: 0 };

function Requested({ request, render, ...popup }: RequestedProps): JSX.Element {
  const text = useMapText();
  const [collected, setCollected] = useState<Collected<Feature> & { for?: PopupRequest }>(nothing);
  // A newer request for the same place must not show the features of the one before.
  const { items: features, missing } = collected.for === request ? collected : nothing;

  useEffect(() => {
    let isOpen = true;
    const show = (found: Collected<Feature>): void => {
      if (isOpen) setCollected({ ...found, for: request });
    };
    void collectFeatures(request.features ?? [], (items) => show({ items, missing: 0 })).then(show);
    return () => {
      isOpen = false;
    };
  }, [request]);

  return (
    <Popup {...popup} title={request.title ?? text.map}>
      {render ? render(features) : <Properties features={features} />}
      <output>{missing > 0 && text.missingFeatures}</output>
    </Popup>
  );
}

function Properties({ features }: { features: readonly Feature[] }): JSX.Element {
  return (
    <>
      {features.map(({ properties, id }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- features need no id
        <dl key={id ?? at} className="ck-map-popup-features">
          {Object.entries(properties ?? {}).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{typeof value === "object" ? JSON.stringify(value) : String(value)}</dd>
            </div>
          ))}
        </dl>
      ))}
    </>
  );
}
