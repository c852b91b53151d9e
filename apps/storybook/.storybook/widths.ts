import type { ViewportMap } from "storybook/viewport";

/** The widths in the toolbar. By default, a story is as wide as the window. */
export const widths: ViewportMap = {
  phone: { name: "Phone, 360 px", styles: { width: "360px", height: "800px" }, type: "mobile" },
  tablet: { name: "Tablet, 768 px", styles: { width: "768px", height: "1024px" }, type: "tablet" },
  desktop: {
    name: "Desktop, 1280 px",
    styles: { width: "1280px", height: "900px" },
    type: "desktop",
  },
};
