import type { Meta, StoryObj } from "@storybook/react-vite";
import { shops } from "../../testing/shops.tsx";
import { StoryMap } from "../../testing/story-map.tsx";
import { MarkerGroup } from "./marker-group.tsx";
import { Marker } from "./marker.tsx";

export default {
  component: MarkerGroup,
  args: {
    children: shops.map(({ id, name, ...place }, at) => (
      <Marker key={id} {...place} label={name} number={at + 1} onClick={() => undefined} />
    )),
  },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <StoryMap>
        <Story />
      </StoryMap>
    ),
  ],
} satisfies Meta<typeof MarkerGroup>;

type Story = StoryObj<typeof MarkerGroup>;

/** One tab stop; arrow keys move from the marker nearest to the center to the next. */
export const ThreeMarkers: Story = {};
