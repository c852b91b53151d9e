import type { Meta, StoryObj } from "@storybook/react-vite";
import { Radio } from "./radio.tsx";

export default {
  component: Radio,
  args: { label: "At home", value: "home" },
} satisfies Meta<typeof Radio>;

type Story = StoryObj<typeof Radio>;

export const Basic: Story = {};

export const Checked: Story = { args: { defaultChecked: true } };

export const WithDescription: Story = { args: { description: "In a garage or on the street." } };

export const Invalid: Story = { args: { invalid: true } };

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

export const Dark: Story = { ...Checked, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...WithDescription, globals: { direction: "rtl" } };
