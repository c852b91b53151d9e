import type { Meta, StoryObj } from "@storybook/react-vite";
import { Checkbox } from "./checkbox.tsx";

export default {
  component: Checkbox,
  args: { label: "Send me texts" },
} satisfies Meta<typeof Checkbox>;

type Story = StoryObj<typeof Checkbox>;

export const Basic: Story = {};

export const Checked: Story = { args: { defaultChecked: true } };

/** Some of the options it represents are selected. Screen readers announce "mixed". */
export const Indeterminate: Story = { args: { indeterminate: true } };

export const WithInstructions: Story = { args: { instructionalText: "At most one a day." } };

export const Optional: Story = { args: { optionalText: "show" } };

export const Invalid: Story = {
  args: { label: "I have read the terms", required: true, error: "Check this box to continue." },
};

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

export const Dark: Story = { ...Checked, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...Invalid, globals: { direction: "rtl" } };
