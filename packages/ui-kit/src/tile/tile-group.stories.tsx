import type { Meta, StoryObj } from "@storybook/react-vite";
import { Icon, type IconName } from "../icon/icon.tsx";
import { TileGroup } from "./tile-group.tsx";
import { Tile } from "./tile.tsx";

const links: { label: string; icon: IconName }[] = [
  { label: "Choose a repair shop", icon: "car" },
  { label: "Upload photos", icon: "upload" },
  { label: "Talk to us", icon: "phone" },
  { label: "Your letters", icon: "document" },
];

const tiles = (count: number) =>
  links
    .slice(0, count)
    .map(({ label, icon }) => (
      <Tile key={label} label={label} href="#" icon={<Icon name={icon} />} />
    ));

export default {
  component: TileGroup,
  args: { children: tiles(4) },
} satisfies Meta<typeof TileGroup>;

type Story = StoryObj<typeof TileGroup>;

export const TwoColumns: Story = { args: { columns: 2 } };

export const ThreeColumns: Story = { args: { columns: 3, children: tiles(3) } };

export const FourColumns: Story = { args: { columns: 4 } };

/** Without a valid number, there are as many columns as tiles, from 2 to 4. */
export const AsManyAsTiles: Story = { args: { children: tiles(3) } };

/** One column below 550 px. */
export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "20rem" }}>
        <Story />
      </div>
    ),
  ],
};

export const Dark: Story = { globals: { theme: "dark" } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };
