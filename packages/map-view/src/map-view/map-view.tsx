"use client";

import {
  type ComponentType,
  type JSX,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { defaultBasemap } from "../basemap/basemap.ts";
import { useMapText } from "../text/use-map-text.ts";
import { cameraLimits, type Constraints } from "../view/constraints.ts";
import { logError } from "./log-error.ts";
import { MapPicture } from "./map-picture.tsx";
import { MapViewContext, useStoreValue } from "./map-view-context.ts";
import { createController } from "./map-view-controller.ts";
import type { MapViewProps } from "./map-view-props.ts";
import { unmeasured, useBoxState } from "./use-box-state.ts";
import { useEngine } from "./use-engine.ts";
import { useRetry } from "./use-retry.ts";
import type { ShortcutsProps } from "./shortcuts.tsx";
import type { ViewStore } from "./view-store.ts";
import { useMeasured } from "./use-measured.ts";

const unconstrained: Constraints = {};
/** Renders nothing if its file does not load, because the map works without it. */
const Shortcuts = lazy<ComponentType<ShortcutsProps>>(() =>
  import("./shortcuts.tsx").catch(() => ({ default: () => null })),
);

/**
 * An interactive map for mouse, touch, pen, keyboard and gamepad. It fills its box; the host sets the height.
 *
 * Style hooks: `.ck-map-view`, `[data-ready]`, `[data-width-breakpoint]`, `[data-mode]`.
 */
export function MapView({
  label,
  basemap = defaultBasemap(),
  initialViewState,
  constraints = unconstrained,
  mode = "2d",
  projection,
  cooperativeGestures = false,
  workerUrl,
  interactive = true,
  fallback,
  mapOptions,
  popup,
  onError: report = logError,
  onReady,
  onViewChange,
  children,
  ref,
  className,
  ...gestures
}: MapViewProps): JSX.Element {
  const provided = useContext(MapViewContext);
  const [internal] = useState(createController);
  const controller = provided ?? internal;
  const { handle, store } = controller;
  const text = useMapText();
  const keysId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [hasHelp, setHasHelp] = useState(false);
  const [life, setLife] = useState(0);
  const is3d = mode === "3d";
  const limits = cameraLimits(constraints, is3d);
  const limitsKey = JSON.stringify(limits);

  const engine = useEngine(interactive, controller, workerUrl, report);
  const error = useStoreValue(store, (view) => view.error);
  const isPicture = useStoreValue(store, (view) => view.suspended || view.error !== undefined);
  useRetry(store, basemap);
  useMeasured(box, store);
  useBoxState(box, store);
  useImperativeHandle(ref, () => handle, [handle]);
  useEffect(() => {
    store.set({ is3d, limits: JSON.parse(limitsKey) });
  }, [store, is3d, limitsKey]);
  useEffect(() => controller.setReport(report), [controller, report]);
  useEffect(() => {
    const element = box.current;
    const leave = controller.join();
    return () => {
      // MapLibre's map does not survive being hidden by React, so it is created again with the last camera.
      setLife((count) => count + 1);
      // What React only hides stays in the page.
      leave(element?.isConnected === false);
    };
  }, [controller]);

  const isLive = interactive && engine && !error;
  return (
    <div
      ref={box}
      className={className ? `ck-map-view ${className}` : "ck-map-view"}
      {...unmeasured}
      data-mode={mode}
    >
      <UntilReady store={store}>
        <Suspense>
          {fallback ?? (
            <MapPicture
              label={label}
              target={initialViewState}
              controller={controller}
              markers={(error || !interactive) && children}
            />
          )}
        </Suspense>
        {isPicture && <p className="ck-map-view-note">{text.failed}</p>}
      </UntilReady>
      {isLive && (
        <engine.LiveMap
          {...gestures}
          key={life}
          controller={controller}
          engine={engine}
          box={box}
          label={label}
          describedBy={keysId}
          limits={limits}
          basemap={basemap}
          initialViewState={initialViewState}
          projection={projection}
          cooperativeGestures={cooperativeGestures}
          mapOptions={mapOptions}
          popup={popup}
          report={report}
          onReady={onReady}
          onViewChange={onViewChange}
          onHelp={() => setHasHelp(true)}
        >
          {children}
        </engine.LiveMap>
      )}
      <p id={keysId} hidden>
        {text.mapKeys}
      </p>
      <Suspense>{hasHelp && <Shortcuts onClose={() => setHasHelp(false)} is3d={is3d} />}</Suspense>
    </div>
  );
}

/** Content shown until the map is ready. A component of its own, so that the map does not render again. */
function UntilReady({
  store,
  children,
}: {
  store: ViewStore;
  children: ReactNode;
}): JSX.Element | null {
  const ready = useStoreValue(store, (view) => view.ready);
  return ready ? null : <div className="ck-map-view-picture">{children}</div>;
}
