import type { Meta, StoryObj } from "@storybook/react-vite";
import { SpriteIcon } from "./sprite-icon.tsx";

export default {
  component: SpriteIcon,
  args: { spriteId: "car" },
  // Sets the URL of the sprite sheet as a host page would.
  beforeEach: () => {
    const meta = document.head.appendChild(document.createElement("meta"));
    meta.name = "claimkit-sprite";
    meta.content = new URL("../../sprite.svg", import.meta.url).pathname;
    return () => meta.remove();
  },
} satisfies Meta<typeof SpriteIcon>;

type Story = StoryObj<typeof SpriteIcon>;

export const Default: Story = {};

export const Small: Story = { args: { size: "small" } };

/** With a title, it is an image with a text alternative; without, it is hidden from screen readers. */
export const Meaningful: Story = { args: { spriteId: "warning", title: "Warning" } };

export const Dark: Story = { globals: { theme: "dark" } };
