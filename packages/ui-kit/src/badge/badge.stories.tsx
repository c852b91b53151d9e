import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../button/button.tsx";
import { Badge } from "./badge.tsx";

export default {
  component: Badge,
  args: {
    count: 3,
    label: { one: "{count} unread message", other: "{count} unread messages" },
  },
} satisfies Meta<typeof Badge>;

type Story = StoryObj<typeof Badge>;

export const Few: Story = {};

/** Screen readers announce the full number: "128 unread messages". */
export const Capped: Story = { args: { count: 128 } };

export const Dot: Story = { args: { dot: true } };

/** Nothing is shown if there are no messages. */
export const None: Story = { args: { count: 0 } };

/** At the end of a button label. */
export const OnAButton: Story = {
  render: (args) => (
    <Button>
      Messages <Badge {...args} />
    </Button>
  ),
};

/** Increases are announced; decreases are not. */
export const Announced: Story = {
  args: { announceChanges: true },
  render: function Inbox(args) {
    const [count, setCount] = useState(args.count);
    return (
      <Button onClick={() => setCount(count + 1)}>
        Another message <Badge {...args} count={count} />
      </Button>
    );
  },
};

export const Spanish: Story = {
  args: {
    count: 1280,
    label: { one: "{count} mensaje sin leer", other: "{count} mensajes sin leer" },
  },
  globals: { locale: "es-US" },
};

export const Dark: Story = { ...Capped, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...Capped, globals: { direction: "rtl" } };
