import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextField } from "./text-field.tsx";

export default {
  component: TextField,
  args: { label: "Policy number" },
} satisfies Meta<typeof TextField>;

type Story = StoryObj<typeof TextField>;

export const Basic: Story = {};

export const Required: Story = { args: { required: true } };

export const WithInstructions: Story = {
  args: { instructionalText: "Nine digits, on the first page of your policy." },
};

/** Constraint validation with the kit's messages; here, the browser's rule for email addresses. */
export const Email: Story = {
  args: { label: "Email", type: "email", autoComplete: "email", required: true },
};

/** The caller validates; the kit only shows the error. */
export const Invalid: Story = { args: { required: true, error: "Enter your policy number." } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: "POL-100" } };

export const Disabled: Story = { args: { disabled: true, defaultValue: "POL-100" } };

export const Dark: Story = { ...Invalid, globals: { theme: "dark" } };

export const Spanish: Story = { args: { label: "Ciudad" }, globals: { locale: "es-US" } };

export const RightToLeft: Story = { ...Invalid, globals: { direction: "rtl" } };
