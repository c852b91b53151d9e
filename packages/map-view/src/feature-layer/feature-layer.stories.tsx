import type { Meta, StoryObj } from "@storybook/react-vite";
import type { FeatureCollection } from "geojson";
import { StoryMap } from "../../testing/story-map.tsx";
import { FeatureLayer } from "./feature-layer.tsx";

const data: FeatureCollection = {
  type: "FeatureCollection",
  features: [
    {
      type: "Feature",
      properties: { name: "Hail of May 8" },
      geometry: {
        type: "Polygon",
        coordinates: [
          [
            [-105.6, 39.3],
            [-104.2, 39.2],
            [-104.1, 40.3],
            [-105.4, 40.4],
            [-105.6, 39.3],
          ],
        ],
      },
    },
    {
      type: "Feature",
      properties: { name: "Interstate 25" },
      geometry: {
        type: "LineString",
        coordinates: [
          [-104.5, 37],
          [-104.8, 38.8],
          [-105, 39.7],
          [-104.9, 41],
        ],
      },
    },
    {
      type: "Feature",
      properties: { name: "Denver Auto Body" },
      geometry: { type: "Point", coordinates: [-104.99, 39.74] },
    },
  ],
};

export default {
  component: FeatureLayer,
  args: { id: "hail", data },
  argTypes: { data: { control: false } },
  decorators: [
    (Story) => (
      <StoryMap>
        <Story />
      </StoryMap>
    ),
  ],
} satisfies Meta<typeof FeatureLayer>;

type Story = StoryObj<typeof FeatureLayer>;

export const AreaLineAndPoint: Story = {};

export const OwnColor: Story = { args: { color: "var(--ck-color-error)" } };
