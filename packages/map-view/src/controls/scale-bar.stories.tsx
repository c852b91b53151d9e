import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryMap } from "../../testing/story-map.tsx";
import { ScaleBar } from "./scale-bar.tsx";

export default {
  component: ScaleBar,
  decorators: [
    (Story) => (
      <StoryMap>
        <Story />
      </StoryMap>
    ),
  ],
} satisfies Meta<typeof ScaleBar>;

type Story = StoryObj<typeof ScaleBar>;

export const Basic: Story = {};
