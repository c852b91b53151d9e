import type { Meta, StoryObj } from "@storybook/react-vite";
import { Waiting } from "./waiting.tsx";

export default { component: Waiting } satisfies Meta<typeof Waiting>;

type Story = StoryObj<typeof Waiting>;

export const Default: Story = {};

export const OtherText: Story = { args: { text: "Please wait while we process your request." } };

export const Minimal: Story = { args: { size: "minimal" } };

/** Covers the page, keeps it from scrolling, and gives the focus back at the end. */
export const FullScreen: Story = {
  args: { size: "full-screen" },
  parameters: { docs: { story: { inline: false, height: "320px" } } },
};

export const Dark: Story = { globals: { theme: "dark" } };

export const Spanish: Story = { globals: { locale: "es-US" } };
