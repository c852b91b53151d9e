import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryMap } from "../../testing/story-map.tsx";
import { ZoomControl } from "./zoom-control.tsx";

export default {
  component: ZoomControl,
  decorators: [
    (Story) => (
      <StoryMap>
        <Story />
      </StoryMap>
    ),
  ],
} satisfies Meta<typeof ZoomControl>;

type Story = StoryObj<typeof ZoomControl>;

export const Basic: Story = {};

export const TopLeft: Story = { args: { position: "top-left" } };
