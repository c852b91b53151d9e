import { isExtent } from "./extent.ts";
import { fitInView } from "./fit-in-view.ts";
import { lngLatOf } from "./position.ts";
import { scaleToZoom } from "./scale.ts";
import {
  paddingOf,
  rotationToBearing,
  type Size,
  type Viewpoint,
  type ViewState,
} from "./viewpoint.ts";

/** Returns the camera that shows a viewpoint in a map of this size. */
export function viewStateOf(viewpoint: Viewpoint, size: Size, inset = paddingOf(0)): ViewState {
  const { targetGeometry, scale, rotation, camera } = viewpoint;
  const turned = {
    bearing: camera ? rotationToBearing(-camera.heading) : rotationToBearing(rotation),
    pitch: camera?.tilt ?? 0,
  };
  if (isExtent(targetGeometry)) {
    const fitted = fitInView(targetGeometry, size, inset, { ...turned, inset });
    return { ...fitted, ...turned, ...(scale !== undefined && { zoom: scaleToZoom(scale) }) };
  }
  const [longitude, latitude] = lngLatOf(targetGeometry);
  return { longitude, latitude, zoom: scale === undefined ? 0 : scaleToZoom(scale), ...turned };
}
