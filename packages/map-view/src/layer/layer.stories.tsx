import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryMap } from "../../testing/story-map.tsx";
import { Source } from "../source/source.tsx";
import { Layer } from "./layer.tsx";

export default {
  component: Layer,
  args: {
    id: "storm",
    type: "circle",
    source: "storm",
    paint: { "circle-radius": 40, "circle-color": "#b3261e", "circle-opacity": 0.4 },
  },
  argTypes: {
    paint: {
      control: false,
      description: "Paint properties, as in MapLibre.",
      table: { type: { summary: "object" } },
    },
    source: {
      description: "Id of the source whose data it renders.",
      table: { type: { summary: "string" } },
    },
    type: {
      description: "Type of the layer, as in MapLibre.",
      table: { type: { summary: "string" } },
    },
  },
  decorators: [
    (Story) => (
      <StoryMap>
        <Source id="storm" type="geojson" data={{ type: "Point", coordinates: [-105, 39.2] }}>
          <Story />
        </Source>
      </StoryMap>
    ),
  ],
} satisfies Meta<typeof Layer>;

type Story = StoryObj<typeof Layer>;

export const Circle: Story = {};
