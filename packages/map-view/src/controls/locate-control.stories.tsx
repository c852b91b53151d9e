import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryMap } from "../../testing/story-map.tsx";
import { LocateControl } from "./locate-control.tsx";

export default {
  component: LocateControl,
  decorators: [
    (Story) => (
      <StoryMap>
        <Story />
      </StoryMap>
    ),
  ],
} satisfies Meta<typeof LocateControl>;

type Story = StoryObj<typeof LocateControl>;

/** The browser asks for permission at the first press, not before. */
export const Basic: Story = {};
