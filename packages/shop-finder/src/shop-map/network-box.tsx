"use client";

import { useEffectEvent } from "@claimkit/ui-kit/internal/use-effect-event";
import {
  ErrorBoundary,
  type NetworkPictureProps,
  type Point,
  useSettings,
  useText,
} from "@claimkit/widget-runtime";
import { type ComponentType, type JSX, useEffect, useState } from "react";
import { shopMapText } from "./text.ts";
import { whenNear } from "./when-near.ts";

interface NetworkBoxProps {
  /** Places with shops. */
  places: readonly Point[];
}

/** The host's picture of the repair network, which is loaded when its box comes into view. */
export function NetworkBox({ places }: NetworkBoxProps): JSX.Element | null {
  const text = useText(shopMapText);
  const { loadResultsMap } = useSettings();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [picture, setPicture] = useState<ComponentType<NetworkPictureProps> | "loading" | "none">(
    "loading",
  );

  const load = useEffectEvent(async () => {
    try {
      const { NetworkPicture } = (await loadResultsMap?.()) ?? {};
      // Wrapped, because a setter would call the component.
      setPicture(() => NetworkPicture ?? "none");
    } catch (thrown) {
      // Errors of the host's code go to the page's error handling, not to the widget's.
      reportError(thrown);
      setPicture("none");
    }
  });
  useEffect(() => (element ? whenNear(element, () => void load()) : undefined), [element]);

  if (!loadResultsMap || picture === "none") return null;
  const Picture = picture;
  return (
    <div ref={setElement} className="ck-shop-network">
      {Picture !== "loading" && (
        <ErrorBoundary onBreak={() => setPicture("none")}>
          <Picture label={text.network} places={places} />
        </ErrorBoundary>
      )}
    </div>
  );
}
