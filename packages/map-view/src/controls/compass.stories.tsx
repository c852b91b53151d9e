import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryMap } from "../../testing/story-map.tsx";
import { Compass } from "./compass.tsx";

export default {
  component: Compass,
  decorators: [
    (Story) => (
      <StoryMap initialViewState={{ center: [-105.3, 39.2], zoom: 5.5, rotation: 40 }}>
        <Story />
      </StoryMap>
    ),
  ],
} satisfies Meta<typeof Compass>;

type Story = StoryObj<typeof Compass>;

/** The map is turned; pressing the compass turns it back. */
export const Turned: Story = {};
