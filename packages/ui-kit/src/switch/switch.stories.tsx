import type { Meta, StoryObj } from "@storybook/react-vite";
import { Switch } from "./switch.tsx";

export default {
  component: Switch,
  args: { label: "Paperless billing" },
} satisfies Meta<typeof Switch>;

type Story = StoryObj<typeof Switch>;

export const Off: Story = {};

export const On: Story = { args: { defaultChecked: true } };

export const WithInstructions: Story = { args: { instructionalText: "Mails instead of letters." } };

export const Invalid: Story = { args: { error: "It could not be saved." } };

export const DisabledOff: Story = { args: { disabled: true } };

export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };

export const Dark: Story = { ...On, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...On, globals: { direction: "rtl" } };
