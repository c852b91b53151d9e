"use client";

import type { Feature } from "geojson";
import { type JSX, type ReactNode, useEffect, useState } from "react";
import type { PopupRequest } from "../map-view/popup-request.ts";
import type { MapViewController } from "../map-view/map-view-controller.ts";
import { useMapText } from "../text/use-map-text.ts";
import { collectFeatures } from "../view/collect-features.ts";
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

function Requested({ request, render, ...popup }: RequestedProps): JSX.Element {
  const text = useMapText();
  const [features, setFeatures] = useState<readonly Feature[]>([]);
  const [missing, setMissing] = useState(0);

  useEffect(() => {
    let isOpen = true;
    void collectFeatures(request.features ?? [], (found) => isOpen && setFeatures(found)).then(
      (collected) => isOpen && setMissing(collected.missing),
    );
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
