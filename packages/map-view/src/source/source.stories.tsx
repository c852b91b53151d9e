import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryMap } from "../../testing/story-map.tsx";
import { Attribution } from "../controls/attribution.tsx";
import { Layer } from "../layer/layer.tsx";
import { Source } from "./source.tsx";

export default {
  component: Source,
  args: {
    id: "road",
    type: "geojson",
    attribution: "Invented",
    data: {
      type: "LineString",
      coordinates: [
        [-108.5, 39.1],
        [-106.8, 39.5],
        [-105, 39.7],
      ],
    },
    children: (
      <Layer
        id="road"
        type="line"
        source="road"
        paint={{ "line-color": "#0c5460", "line-width": 4 }}
      />
    ),
  },
  argTypes: {
    attribution: {
      description: "Text that an `Attribution` shows.",
      table: { type: { summary: "string" } },
    },
    children: { control: false },
    data: {
      control: false,
      description: "GeoJSON, or its URL.",
      table: { type: { summary: "GeoJSON | string" } },
    },
    type: {
      description: "Type of the source, as in MapLibre.",
      table: { type: { summary: "string" } },
    },
  },
  decorators: [
    (Story) => (
      <StoryMap>
        <Story />
        <Attribution />
      </StoryMap>
    ),
  ],
} satisfies Meta<typeof Source>;

type Story = StoryObj<typeof Source>;

/** A line with the layer that renders it, and its attribution. */
export const WithLayer: Story = {};
