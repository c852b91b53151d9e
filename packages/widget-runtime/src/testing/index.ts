export { renderWidget, type RenderedWidget, type RenderWidgetOptions } from "./render-widget.tsx";
