import type { Meta, StoryObj } from "@storybook/react-vite";
import { StaticMap } from "./static-map.tsx";

export default {
  component: StaticMap,
  args: { label: "The United States" },
} satisfies Meta<typeof StaticMap>;

type Story = StoryObj<typeof StaticMap>;

export const UnitedStates: Story = {};

export const Markers: Story = {
  args: {
    label: "Repair shops near Denver",
    markers: [
      { longitude: -104.99, latitude: 39.74, name: "Denver Auto Body" },
      { longitude: -105.27, latitude: 40.01, name: "Boulder Collision" },
      { longitude: -104.82, latitude: 38.83, name: "Springs Glass" },
    ],
  },
};

export const OneState: Story = {
  args: {
    label: "Colorado",
    extent: { xmin: -109.5, ymin: 36.5, xmax: -101.5, ymax: 41.5 },
  },
};

/** The picture of a live map with this center and this zoom. */
export const CenterAndZoom: Story = {
  args: { label: "California", center: [-119.5, 37], zoom: 5.5, width: 400, height: 500 },
};

export const Alaska: Story = { args: { label: "Alaska", center: [-152, 63], zoom: 3.6 } };
