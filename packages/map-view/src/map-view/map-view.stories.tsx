import type { Meta, StoryObj } from "@storybook/react-vite";
import type { JSX, ReactNode } from "react";
import { Attribution } from "../controls/attribution.tsx";
import { Compass } from "../controls/compass.tsx";
import { FullscreenControl } from "../controls/fullscreen-control.tsx";
import { LocateControl } from "../controls/locate-control.tsx";
import { NavigationToggle } from "../controls/navigation-toggle.tsx";
import { ScaleBar } from "../controls/scale-bar.tsx";
import { ZoomControl } from "../controls/zoom-control.tsx";
import { MapView } from "./map-view.tsx";

function inBox(children: ReactNode): JSX.Element {
  return <div style={{ blockSize: "24rem" }}>{children}</div>;
}

export default {
  component: MapView,
  args: {
    label: "The United States",
    children: (
      <>
        <ZoomControl />
        <Compass />
        <FullscreenControl />
        <LocateControl />
        <ScaleBar />
        <Attribution />
      </>
    ),
    // Machines without a graphics card would log a warning for each story.
    onError: () => undefined,
  },
  argTypes: { basemap: { control: false }, ref: { control: false } },
  decorators: [(Story) => inBox(<Story />)],
} satisfies Meta<typeof MapView>;

type Story = StoryObj<typeof MapView>;

export const EmbeddedMap: Story = {};

export const Colorado: Story = {
  args: {
    label: "Colorado",
    initialViewState: { xmin: -109.5, ymin: 36.5, xmax: -101.5, ymax: 41.5 },
    constraints: { minZoom: 4, geometry: { xmin: -115, ymin: 32, xmax: -96, ymax: 46 } },
  },
};

/** The default basemap of this Storybook, which has tiles of Chicago. */
export const Streets: Story = {
  args: {
    label: "Chicago",
    initialViewState: { center: [-87.6536, 41.8846], zoom: 14 },
  },
};

export const StreetsInTheDark: Story = { ...Streets, globals: { theme: "dark" } };

export const Globe: Story = {
  args: {
    label: "The earth",
    projection: "globe",
    initialViewState: { center: [-96, 30], zoom: 1.2 },
  },
};

/** A tilted map. The toggle makes dragging turn it. */
export const ThreeDimensions: Story = {
  args: {
    label: "The United States, tilted",
    mode: "3d",
    initialViewState: { center: [-105, 38], zoom: 4, tilt: 55, heading: 20 },
    children: (
      <>
        <NavigationToggle />
        <Compass />
        <ZoomControl />
      </>
    ),
  },
};

/** With `interactive={false}`, no code of the live map is loaded. */
export const NotWantedYet: Story = { args: { interactive: false, children: undefined } };
