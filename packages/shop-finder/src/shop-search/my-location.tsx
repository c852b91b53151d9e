"use client";

import { Button } from "@claimkit/ui-kit/button";
import { type Point, useText } from "@claimkit/widget-runtime";
import { type JSX, useState } from "react";
import { shopSearchText } from "./text.ts";

const TEN_SECONDS = 10_000;

interface MyLocationProps {
  /** Called with the user's location; with `undefined` if the browser does not provide it. */
  onLocated: (point: Point | undefined) => void;
}

/** A button that searches around the user's location. */
export function MyLocation({ onLocated }: MyLocationProps): JSX.Element {
  const text = useText(shopSearchText);
  const [isBusy, setBusy] = useState(false);

  function end(point: Point | undefined): void {
    setBusy(false);
    onLocated(point);
  }

  function locate(): void {
    // jsdom and similar environments have no geolocation.
    const { geolocation }: Partial<Navigator> = navigator;
    if (!geolocation) return end(undefined);
    setBusy(true);
    return geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => end({ latitude, longitude }),
      () => end(undefined),
      { timeout: TEN_SECONDS },
    );
  }

  return (
    <Button variant="quiet" busy={isBusy} onClick={locate}>
      {text.myLocation}
    </Button>
  );
}
