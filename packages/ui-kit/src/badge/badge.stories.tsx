import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "./badge.tsx";

export default {
  component: Badge,
  args: { count: 3, label: "{count} unread messages" },
} satisfies Meta<typeof Badge>;

type Story = StoryObj<typeof Badge>;

export const Few: Story = {};

export const Capped: Story = { args: { count: 128 } };

export const Dot: Story = { args: { dot: true } };

/** Nothing waits, so nothing is shown. */
export const None: Story = { args: { count: 0 } };

export const Dark: Story = { ...Capped, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...Capped, globals: { direction: "rtl" } };
