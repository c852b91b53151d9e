import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryMap } from "../../testing/story-map.tsx";
import { NavigationToggle } from "./navigation-toggle.tsx";

export default {
  component: NavigationToggle,
  decorators: [
    (Story) => (
      <StoryMap mode="3d">
        <Story />
      </StoryMap>
    ),
  ],
} satisfies Meta<typeof NavigationToggle>;

type Story = StoryObj<typeof NavigationToggle>;

/** Dragging moves the map; after a press of the toggle, it turns the map. */
export const ThreeDimensions: Story = {};
