export { type Basemap, setDefaultBasemap, type ThemedBasemap } from "./basemap/basemap.ts";
export type { MapColors } from "./basemap/map-colors.ts";
export { ClusterLayer, type ClusterLayerProps } from "./cluster-layer/cluster-layer.tsx";
export { Attribution, type AttributionProps } from "./controls/attribution.tsx";
export { Compass, type CompassProps } from "./controls/compass.tsx";
export type { ControlPosition, ControlProps } from "./controls/corners.tsx";
export { FullscreenControl, type FullscreenControlProps } from "./controls/fullscreen-control.tsx";
export { LocateControl, type LocateControlProps } from "./controls/locate-control.tsx";
export { NavigationToggle, type NavigationToggleProps } from "./controls/navigation-toggle.tsx";
export { ScaleBar, type ScaleBarProps } from "./controls/scale-bar.tsx";
export { ZoomControl, type ZoomControlProps } from "./controls/zoom-control.tsx";
export { FeatureLayer, type FeatureLayerProps } from "./feature-layer/feature-layer.tsx";
export {
  FeatureList,
  type FeatureListProps,
  type ListedFeature,
} from "./feature-list/feature-list.tsx";
export { type GroundDefinition, registerGround } from "./ground/ground-registry.ts";
export { Ground, type GroundProps } from "./ground/ground.tsx";
export { Layer, type LayerProps } from "./layer/layer.tsx";
export { useLayerView } from "./layer/use-layer-view.ts";
export { useMapView } from "./map-view/map-view-context.ts";
export type { MapViewHandle } from "./map-view/map-view-handle.ts";
export type { GestureEvents, MapGesture, MapViewProps } from "./map-view/map-view-props.ts";
export { MapViewProvider, type MapViewProviderProps } from "./map-view/map-view-provider.tsx";
export { MapView } from "./map-view/map-view.tsx";
export type { PopupRequest } from "./map-view/popup-request.ts";
export { useGoTo } from "./map-view/use-go-to.ts";
export { useWidthBreakpoint } from "./map-view/use-width-breakpoint.ts";
export { MarkerGroup, type MarkerGroupProps } from "./marker/marker-group.tsx";
export { Marker, type MarkerProps } from "./marker/marker.tsx";
export type { RenderFeatures } from "./popup/requested-popup.tsx";
export { Popup, type PopupProps } from "./popup/popup.tsx";
export { type Selection, type SelectionOptions, useSelection } from "./selection/use-selection.ts";
export { Source, type SourceProps } from "./source/source.tsx";
export type { GoToOptions } from "./view/animation-time.ts";
export type { Constraints } from "./view/constraints.ts";
export type { Extent } from "./view/extent.ts";
export type { GoToTarget, PartialView } from "./view/go-to-target.ts";
export type { LayerView, LayerViewState } from "./view/layer-view-state.ts";
export type { LngLat, Position } from "./view/position.ts";
export {
  DEFAULT_TILE_INFO,
  type LevelOfDetail,
  scaleToZoom,
  type TileInfo,
  zoomToScale,
} from "./view/scale.ts";
export type { AnimationState, ViewAnimation } from "./view/view-animation.ts";
export { ViewError, type ViewErrorCode } from "./view/view-error.ts";
export type { ViewCamera, Viewpoint, ViewState } from "./view/viewpoint.ts";
export { type WidthBreakpoint, widthBreakpoint } from "./view/width-breakpoint.ts";
export type { MapViewMessages } from "./messages.ts";
