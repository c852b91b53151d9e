import type { Meta, StoryObj } from "@storybook/react-vite";
import { Welcome } from "./welcome.tsx";

export default {
  title: "Front page",
  component: Welcome,
  // Shown by welcome.mdx; a story so that it is tested.
  tags: ["!dev", "!autodocs"],
  parameters: { layout: "fullscreen", claimkit: { latencyMs: 1 } },
} satisfies Meta<typeof Welcome>;

type Story = StoryObj<typeof Welcome>;

export const Light: Story = {};

export const Dark: Story = { globals: { theme: "dark" } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };

/** Only the kit's messages are translated. */
export const Spanish: Story = { tags: ["no-screenshot"], globals: { locale: "es-US" } };
