import type { Meta, StoryObj } from "@storybook/react-vite";
import { Breadcrumbs } from "./breadcrumbs.tsx";

export default {
  component: Breadcrumbs,
  args: {
    items: [
      { label: "Home", href: "#home" },
      { label: "Claims", href: "#claims" },
      { label: "CLM-1001" },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

type Story = StoryObj<typeof Breadcrumbs>;

export const TheWholeWay: Story = {};

/** A phone shows the way back. */
export const LittleRoom: Story = {
  render: (args) => (
    <div style={{ inlineSize: "20rem" }}>
      <Breadcrumbs {...args} />
    </div>
  ),
};

export const Dark: Story = { ...TheWholeWay, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...TheWholeWay, globals: { direction: "rtl" } };
