import { useEffectEvent } from "@claimkit/ui-kit/internal/use-effect-event";
import { useEffect, useState, useSyncExternalStore } from "react";
import { type Engine, loadedEngine, loadEngine } from "../engine/load-engine.ts";
import type { ViewError } from "../view/view-error.ts";
import type { MapViewController } from "./map-view-controller.ts";

const never = (): (() => void) => () => undefined;

/** Loads the engine when the map is wanted. If another map has loaded it, returns it in the first render. */
export function useEngine(
  isWanted: boolean,
  controller: MapViewController,
  workerUrl: string | undefined,
  report: (error: ViewError) => void,
): Engine | undefined {
  // Hydration needs the server's result first, which has no engine.
  const present = useSyncExternalStore(never, loadedEngine, () => undefined);
  const [started, setStarted] = useState<Engine>();
  const engine = started ?? present;
  const onSlow = useEffectEvent(report);
  const start = useEffectEvent((loaded: Engine) => {
    // Setting the same engine would still render the map once more.
    if (loaded !== engine) setStarted(loaded);
  });

  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    // Before loading, because a map whose engine is loaded may fail in the meantime.
    controller.store.set({ error: undefined });
    loadEngine({ workerUrl, onSlow: (error) => isCurrent && onSlow(error) }).then(
      (loaded) => isCurrent && start(loaded),
      (error: ViewError) => isCurrent && controller.fail(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [controller, isWanted, workerUrl]);
  return engine;
}
