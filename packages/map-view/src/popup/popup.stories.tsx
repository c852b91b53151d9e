import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryMap } from "../../testing/story-map.tsx";
import { Popup } from "./popup.tsx";

export default {
  component: Popup,
  args: {
    longitude: -104.99,
    latitude: 39.74,
    title: "Denver Auto Body",
    onClose: () => undefined,
    children: "Open until 6 pm",
  },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <StoryMap>
        <Story />
      </StoryMap>
    ),
  ],
} satisfies Meta<typeof Popup>;

type Story = StoryObj<typeof Popup>;

export const Basic: Story = {};

/** In the lower half of the map, the popup is above its place. */
export const Above: Story = { args: { latitude: 37.8, title: "Durango Body Works" } };
