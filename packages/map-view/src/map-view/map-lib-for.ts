import * as maplibre from "maplibre-gl";
import type { Engine } from "../engine/load-engine.ts";
import { CONTIGUOUS_STATES } from "../static-map/picture-view.ts";
import { cameraFor, type GoToTarget } from "../view/go-to-target.ts";
import { ViewError } from "../view/view-error.ts";
import type { Size, ViewState } from "../view/viewpoint.ts";
import type { MapViewController } from "./map-view-controller.ts";

/**
 * Returns MapLibre with a map that starts with the right camera and belongs to a controller. Without this, the parts
 * of the map would have to render a second time to get their map from the controller.
 */
export function mapLibFor(
  controller: MapViewController,
  engine: Engine,
  target: GoToTarget = CONTIGUOUS_STATES,
): typeof maplibre {
  class ControlledMap extends maplibre.Map {
    constructor(options: maplibre.MapOptions) {
      super({ ...options, ...startCamera(controller, target, options.container as HTMLElement) });
      controller.attach(this, engine);
    }

    override remove(): void {
      if (controller.map === this) controller.release();
      super.remove();
    }
  }
  return { ...maplibre, Map: ControlledMap };
}

/** The first camera, or the last one if React has hidden this map and shows it again. */
function startCamera(
  { store, report }: MapViewController,
  target: GoToTarget,
  container: HTMLElement,
): Pick<maplibre.MapOptions, "center" | "zoom" | "bearing" | "pitch"> {
  const { camera: last, hasCamera } = store.get();
  // Read only by targets that depend on it, because it forces a layout.
  const size: Size = {
    get width() {
      return container.clientWidth;
    },
    get height() {
      return container.clientHeight;
    },
  };
  const show = (place: GoToTarget): ViewState => cameraFor(place, last, size);
  let camera = last;
  try {
    if (!hasCamera) camera = show(target);
  } catch (error) {
    report(asInvalid(error));
    camera = show(CONTIGUOUS_STATES);
  }
  const { longitude, latitude, zoom, bearing, pitch } = camera;
  return { center: [longitude, latitude], zoom, bearing, pitch };
}

function asInvalid(cause: unknown): ViewError {
  if (cause instanceof ViewError) return cause;
  return new ViewError("invalid-location", "initialViewState cannot be shown.", { cause });
}
