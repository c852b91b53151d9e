import { useEffect, useEffectEvent, useState } from "react";
import { type Engine, loadedEngine, loadEngine } from "../engine/load-engine.ts";
import type { ViewError } from "../view/view-error.ts";
import type { MapViewController } from "./map-view-controller.ts";

/** Loads the engine when the map is wanted. */
export function useEngine(
  isWanted: boolean,
  controller: MapViewController,
  workerUrl: string | undefined,
  report: (error: ViewError) => void,
): Engine | undefined {
  const [engine, setEngine] = useState(loadedEngine);
  const onSlow = useEffectEvent(report);
  const start = useEffectEvent((loaded: Engine) => {
    controller.store.set({ error: undefined });
    // Setting the same engine would still render the map once more.
    if (loaded !== engine) setEngine(loaded);
  });
  const fail = useEffectEvent((error: ViewError) => {
    controller.store.set({ error });
    report(error);
  });

  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    loadEngine({ workerUrl, onSlow: (error) => isCurrent && onSlow(error) }).then(
      (loaded) => isCurrent && start(loaded),
      (error: ViewError) => isCurrent && fail(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, workerUrl]);
  return engine;
}
