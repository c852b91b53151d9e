import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryMap } from "../../testing/story-map.tsx";
import { ZoomControl } from "../controls/zoom-control.tsx";
import { MapViewProvider } from "./map-view-provider.tsx";

export default {
  component: MapViewProvider,
  args: {
    children: (
      <>
        <StoryMap>{undefined}</StoryMap>
        <ZoomControl />
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof MapViewProvider>;

type Story = StoryObj<typeof MapViewProvider>;

/** Controls below the map instead of in its corner. */
export const ControlsBelow: Story = {};
