"use client";

import { Button } from "@claimkit/ui-kit/button";
import { type Point, useText } from "@claimkit/widget-runtime";
import { type JSX, useState } from "react";
import { shopSearchText } from "./text.ts";

const TEN_SECONDS = 10_000;

interface MyLocationProps {
  /**
   * Called with the user's location, `undefined` if the browser does not provide it. Returns a signal that aborts
   * when something else replaces the search.
   */
  onLocate: (point: Promise<Point | undefined>) => AbortSignal;
}

/** A button that searches around the user's location. */
export function MyLocation({ onLocate }: MyLocationProps): JSX.Element {
  const text = useText(shopSearchText);
  const [isBusy, setBusy] = useState(false);

  function search(): void {
    const point = locate();
    // Aborts the previous search, which must not end the waiting of this one.
    const signal = onLocate(point);
    const end = (): void => setBusy(false);
    setBusy(true);
    void point.then(() => signal.aborted || end());
    // The browser may still be asking for permission.
    signal.addEventListener("abort", end);
  }

  return (
    <Button variant="quiet" busy={isBusy} onClick={search}>
      {text.myLocation}
    </Button>
  );
}

function locate(): Promise<Point | undefined> {
  return new Promise((resolve) => {
    // jsdom and similar environments have no geolocation.
    const { geolocation }: Partial<Navigator> = navigator;
    if (!geolocation) return resolve(undefined);
    return geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(undefined),
      { timeout: TEN_SECONDS },
    );
  });
}
