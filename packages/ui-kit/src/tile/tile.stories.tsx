import type { Meta, StoryObj } from "@storybook/react-vite";
import { Icon } from "../icon/icon.tsx";
import { TileGroup } from "./tile-group.tsx";
import { Tile } from "./tile.tsx";

export default {
  component: Tile,
  args: {
    label: "Choose a repair shop",
    href: "#shops",
    icon: <Icon name="car" />,
    children: "Shops near you that guarantee their work.",
  },
} satisfies Meta<typeof Tile>;

type Story = StoryObj<typeof Tile>;

export const Basic: Story = {};

export const WithFacts: Story = {
  args: { label: "Your estimate", facts: "PDF, 240 KB", icon: <Icon name="document" /> },
};

/** As many columns as the group has room for. */
export const Group: Story = {
  render: (args) => (
    <TileGroup columns={3}>
      <Tile {...args} />
      <Tile {...args} label="Upload photos" icon={<Icon name="upload" />} />
      <Tile {...args} label="Talk to us" icon={<Icon name="phone" />} />
    </TileGroup>
  ),
};

export const Dark: Story = { ...Group, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...Group, globals: { direction: "rtl" } };
