import type { Meta, StoryObj } from "@storybook/react-vite";
import { Welcome } from "./welcome.tsx";

export default {
  title: "Front page",
  component: Welcome,
  // The page itself shows it; here it is checked like every story.
  tags: ["!dev", "!autodocs"],
  parameters: { layout: "fullscreen", claimkit: { latencyMs: 1 } },
} satisfies Meta<typeof Welcome>;

type Story = StoryObj<typeof Welcome>;

export const Light: Story = {};

export const Dark: Story = { globals: { theme: "dark" } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };

/** Its own words stay as they are; those of the parts change. */
export const Spanish: Story = { tags: ["no-picture"], globals: { locale: "es-US" } };
