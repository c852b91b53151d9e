import type { Meta, StoryObj } from "@storybook/react-vite";
import { CheckboxGroup } from "./checkbox-group.tsx";
import { Checkbox } from "./checkbox.tsx";

export default {
  component: CheckboxGroup,
  args: {
    label: "Damaged parts",
    children: [
      <Checkbox key="roof" label="Roof" value="roof" instructionalText="With its windows." />,
      <Checkbox key="hood" label="Hood" value="hood" />,
      <Checkbox key="doors" label="Doors" value="doors" />,
    ],
  },
} satisfies Meta<typeof CheckboxGroup>;

type Story = StoryObj<typeof CheckboxGroup>;

export const Basic: Story = {};

export const Chosen: Story = { args: { defaultValue: ["roof", "doors"] } };

export const WithInstructions: Story = { args: { instructionalText: "All that you see." } };

export const Required: Story = { args: { required: true } };

export const Invalid: Story = { args: { required: true, min: 2, error: "Choose 2 or more." } };

/** The first checkbox shows whether all, some or no options are selected. */
export const SelectAll: Story = { args: { selectAll: true, defaultValue: ["roof"] } };

/** Selecting the last option clears the others, which is announced to screen readers. */
export const NoneOfThese: Story = {
  args: {
    defaultValue: ["none"],
    children: [
      <Checkbox key="roof" label="Roof" value="roof" />,
      <Checkbox key="hood" label="Hood" value="hood" />,
      <Checkbox key="none" label="None of these" value="none" exclusive />,
    ],
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: ["roof"] } };

export const Dark: Story = { ...SelectAll, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...SelectAll, globals: { direction: "rtl" } };

export const Spanish: Story = {
  args: { label: "Partes dañadas", selectAll: true },
  globals: { locale: "es-US" },
};
