import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryMap } from "../../testing/story-map.tsx";
import { serveSyntheticTerrain } from "../../testing/synthetic-terrain.ts";
import { Ground } from "./ground.tsx";
import { registerGround } from "./ground-registry.ts";

export default {
  component: Ground,
  args: { name: "world-elevation", exaggeration: 2 },
  beforeEach: () => {
    const { tiles, stop } = serveSyntheticTerrain();
    registerGround("world-elevation", { tiles, tileSize: 512, maxzoom: 8 });
    return stop;
  },
  decorators: [
    (Story) => (
      <StoryMap
        label="Invented hills"
        mode="3d"
        initialViewState={{ center: [-105.3, 39.2], zoom: 7, tilt: 60 }}
      >
        <Story />
      </StoryMap>
    ),
  ],
} satisfies Meta<typeof Ground>;

type Story = StoryObj<typeof Ground>;

/** The hills are computed in the browser, without an elevation service. */
export const InventedHills: Story = {};
