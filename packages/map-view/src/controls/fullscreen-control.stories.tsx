import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryMap } from "../../testing/story-map.tsx";
import { FullscreenControl } from "./fullscreen-control.tsx";

export default {
  component: FullscreenControl,
  decorators: [
    (Story) => (
      <StoryMap>
        <Story />
      </StoryMap>
    ),
  ],
} satisfies Meta<typeof FullscreenControl>;

type Story = StoryObj<typeof FullscreenControl>;

export const Basic: Story = {};
