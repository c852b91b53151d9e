import type { Meta, StoryObj } from "@storybook/react-vite";
import { ToggleChip } from "./toggle-chip.tsx";

export default {
  component: ToggleChip,
  args: { children: "Hail" },
} satisfies Meta<typeof ToggleChip>;

type Story = StoryObj<typeof ToggleChip>;

export const Off: Story = {};

export const On: Story = { args: { defaultPressed: true } };

export const Disabled: Story = { args: { disabled: true } };

export const DisabledOn: Story = { args: { disabled: true, defaultPressed: true } };

/** Related chips are in a named group; each is a tab stop. */
export const Group: Story = {
  render: (args) => (
    <fieldset
      style={{ display: "flex", flexWrap: "wrap", gap: "0.5rem", margin: 0, padding: 0, border: 0 }}
    >
      <legend style={{ padding: "0 0 0.25rem" }}>Show claims for</legend>
      <ToggleChip {...args} defaultPressed />
      <ToggleChip>Fire</ToggleChip>
      <ToggleChip>Theft</ToggleChip>
      <ToggleChip>Collision</ToggleChip>
      <ToggleChip>Glass</ToggleChip>
    </fieldset>
  ),
};

export const Dark: Story = { ...Group, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...Group, globals: { direction: "rtl" } };
