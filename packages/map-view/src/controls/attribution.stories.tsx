import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryMap } from "../../testing/story-map.tsx";
import { Attribution } from "./attribution.tsx";

export default {
  component: Attribution,
  decorators: [
    (Story) => (
      <StoryMap>
        <Story />
      </StoryMap>
    ),
  ],
} satisfies Meta<typeof Attribution>;

type Story = StoryObj<typeof Attribution>;

export const Basic: Story = {};

export const BottomLeft: Story = { args: { position: "bottom-left" } };
