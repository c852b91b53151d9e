import type { Meta, StoryObj } from "@storybook/react-vite";
import { shops } from "../../testing/shops.tsx";
import { StoryMap } from "../../testing/story-map.tsx";
import { MapViewProvider } from "../map-view/map-view-provider.tsx";
import { Marker } from "../marker/marker.tsx";
import { FeatureList } from "./feature-list.tsx";

export default {
  component: FeatureList,
  args: { label: "Repair shops", features: shops },
  decorators: [
    (Story) => (
      <MapViewProvider>
        <StoryMap initialViewState={{ center: [-105.1, 39.85], zoom: 7.5 }}>
          {shops.map(({ id, name, ...place }, at) => (
            <Marker key={id} {...place} label={name} number={at + 1} />
          ))}
        </StoryMap>
        <Story />
      </MapViewProvider>
    ),
  ],
} satisfies Meta<typeof FeatureList>;

type Story = StoryObj<typeof FeatureList>;

export const Basic: Story = {};

export const Selected: Story = { args: { selectedId: "b" } };

export const Empty: Story = { args: { features: [] } };
