"use client";

import {
  Attribution,
  type Extent,
  MapView,
  Marker,
  MarkerGroup,
  ZoomControl,
} from "@claimkit/map-view";
import { StaticMap } from "@claimkit/map-view/static";
import { mapText } from "@claimkit/map-view/texts";
import { Button } from "@claimkit/ui-kit/button";
import { type ShopsMapProps, useLocale, useText } from "@claimkit/widget-runtime";
import { OwnLanguage } from "@claimkit/widget-runtime/internal/own-language";
import { type FocusEvent, type JSX, type PointerEvent, useDeferredValue, useState } from "react";
import { extentOfShops, withPadding } from "./extent-of-shops.ts";
import { isPlaced } from "./places-of.ts";
import { SearchCircle } from "./search-circle.tsx";
import { shopMapText } from "./text.ts";
import { useFittedView } from "./use-fitted-view.ts";
import { useMapStyles } from "./use-map-styles.ts";
import { useReadableMarkers } from "./use-readable-markers.ts";

export { NetworkPicture } from "./network-picture.tsx";

/**
 * A map of the shops on a page of the finder, with the numbers of the list. Until it is ready, and where it
 * cannot be drawn, there is a picture instead. It fills its box.
 *
 * Style hooks: `.ck-shops-map`, `.ck-shops-map-pin`, `[data-highlighted]`.
 */
export default function ShopsMap(props: ShopsMapProps): JSX.Element {
  const locale = useLocale();
  return (
    <OwnLanguage texts={mapText}>
      {(lang) => (
        <MapOfShops {...props} label={lang === locale ? props.label : undefined} lang={lang} />
      )}
    </OwnLanguage>
  );
}

interface MapOfShopsProps extends Omit<ShopsMapProps, "label"> {
  /** The label; `undefined` if it is in another language than the map's messages. */
  label: string | undefined;
  /** The language of the map's messages. */
  lang: string;
}

function MapOfShops({
  lang,
  label: givenLabel,
  shops: shopsOfPage,
  searchCenter,
  radiusMiles,
  pickedId,
  highlightedId,
  onHighlight,
  onPick,
  onSearchArea,
}: MapOfShopsProps): JSX.Element {
  const text = useText(shopMapText);
  const label = givenLabel ?? text.map;
  // In a separate task, so that the list is rendered first.
  const shops = useDeferredValue(shopsOfPage);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const isStyled = useMapStyles(box);
  const circled = searchCenter && isPlaced(searchCenter) ? searchCenter : undefined;
  const extent = extentOfShops(shops);
  const { view, movedTo, onReady, onViewChange, forgetMove } = useFittedView(extent, box);
  const markers = useReadableMarkers(shops);
  const picked = shops.find(({ shopId }) => shopId === pickedId);

  function highlight(event: PointerEvent | FocusEvent): void {
    onHighlight(shopAt(event.target));
  }

  return (
    // Listens to the pointer and the focus for highlighting; is not interactive itself.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={setBox}
      className="ck-shops-map"
      lang={lang}
      onPointerOver={highlight}
      onPointerLeave={() => onHighlight()}
      onFocus={highlight}
      onBlur={() => onHighlight()}
    >
      {isStyled && (
        <MapView
          label={label}
          ref={view}
          cooperativeGestures
          onReady={(ready) => {
            onReady(ready);
            markers.update(ready);
          }}
          onViewChange={(viewpoint) => {
            onViewChange(viewpoint);
            markers.update(view.current);
          }}
          {...(extent && { initialViewState: extent })}
          fallback={<ShopsPicture label={label} shops={shops} extent={extent} box={box} />}
        >
          {circled && <SearchCircle center={circled} miles={radiusMiles} />}
          <MarkerGroup selectedName={picked?.name}>
            {markers.shops.map(({ shopId, number, name, longitude, latitude }) => (
              <Marker
                key={shopId}
                longitude={longitude}
                latitude={latitude}
                number={number}
                label={name}
                selected={shopId === pickedId}
                onClick={() => onPick(shopId)}
              >
                <span
                  className="ck-shops-map-pin"
                  data-shop-id={shopId}
                  data-highlighted={shopId === highlightedId || undefined}
                >
                  {number}
                </span>
              </Marker>
            ))}
          </MarkerGroup>
          <ZoomControl />
          <Attribution />
        </MapView>
      )}
      {onSearchArea && movedTo && (
        <div className="ck-shops-map-search">
          <Button
            onClick={() => {
              // The button is about to be removed; without this, the focus would move to the top of the page.
              box?.querySelector("canvas")?.focus({ preventScroll: true });
              forgetMove();
              onSearchArea(movedTo);
            }}
          >
            {text.searchArea}
          </Button>
        </div>
      )}
    </div>
  );
}

interface ShopsPictureProps extends Pick<ShopsMapProps, "label" | "shops"> {
  extent: Extent | undefined;
  box: HTMLElement | null;
}

/** A picture of what the map shows first. */
function ShopsPicture({ label, shops, extent, box }: ShopsPictureProps): JSX.Element {
  const size = { width: box?.clientWidth || 800, height: box?.clientHeight || 500 };
  return (
    <StaticMap
      {...size}
      label={label}
      markers={shops}
      extent={extent && withPadding(extent, size)}
    />
  );
}

/** Returns the id of the shop whose marker contains an element. */
function shopAt(target: EventTarget): string | undefined {
  const marker = target instanceof Element ? target.closest(".ck-marker") : null;
  return marker?.querySelector<HTMLElement>("[data-shop-id]")?.dataset["shopId"];
}
