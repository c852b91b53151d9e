import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProgressBar } from "./progress-bar.tsx";

export default {
  component: ProgressBar,
  args: { value: 40, "aria-label": "Repairs" },
} satisfies Meta<typeof ProgressBar>;

type Story = StoryObj<typeof ProgressBar>;

export const Part: Story = {};

export const Nothing: Story = { args: { value: 0 } };

export const All: Story = { args: { value: 100 } };

/** A percentage tells a claimant little. */
export const InWords: Story = { args: { valueText: "Step 2 of 5, inspection" } };

export const Dark: Story = { ...InWords, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...InWords, globals: { direction: "rtl" } };
