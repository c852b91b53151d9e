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

export const LabelAlone: Story = { args: { icon: undefined, children: undefined } };

/** The facts are part of the link's name. */
export const WithFacts: Story = {
  args: { label: "Your estimate", facts: "PDF, 240 KB", icon: <Icon name="document" /> },
};

export const NewTab: Story = { args: { label: "Rental cars", newTab: true } };

const road =
  "data:image/svg+xml," +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 18"><path fill="#b9d4d6" d="M0 0h32v18H0z"/><path fill="#8fb3a5" d="M0 11q9-5 17-1t15-2v10H0z"/><path fill="#3d5a60" d="M12 18l3-8h2l4 8z"/></svg>`,
  );

/** The image is decorative, and loads lazily. */
export const WithImage: Story = { args: { img: road, icon: undefined } };

/** It can be focused, and announces the reason. */
export const Disabled: Story = {
  args: {
    label: "Pay your deductible",
    icon: <Icon name="dollar" />,
    children: undefined,
    disabledReason: "You can pay once your estimate is done.",
  },
};

/** As many columns as fit the group's width. */
export const Group: Story = {
  render: (args) => (
    <TileGroup columns={3}>
      <Tile {...args} />
      <Tile {...args} label="Upload photos" icon={<Icon name="upload" />} />
      <Tile {...args} label="Talk to us" icon={<Icon name="phone" />} />
    </TileGroup>
  ),
};

export const Spanish: Story = {
  args: {
    label: "Elija un taller",
    children: "Talleres cercanos que garantizan su trabajo.",
    newTab: true,
  },
  globals: { locale: "es-US" },
};

export const OnAPhone: Story = {
  ...Group,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "20rem" }}>
        <Story />
      </div>
    ),
  ],
};

export const Dark: Story = { ...Group, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...Group, globals: { direction: "rtl" } };
