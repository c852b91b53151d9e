import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { TextField } from "../text-field/text-field.tsx";
import { RadioGroup } from "./radio-group.tsx";
import { Radio } from "./radio.tsx";

export default {
  component: RadioGroup,
  args: {
    label: "Where is the car?",
    children: [
      <Radio key="home" label="At home" value="home" description="In a garage or on the street." />,
      <Radio key="shop" label="At a repair shop" value="shop" />,
      <Radio key="road" label="On the road" value="road" description="We send a tow truck." />,
    ],
  },
} satisfies Meta<typeof RadioGroup>;

type Story = StoryObj<typeof RadioGroup>;

export const Basic: Story = {};

export const Chosen: Story = { args: { defaultValue: "shop" } };

export const Required: Story = { args: { required: true } };

export const WithInstructions: Story = { args: { instructionalText: "Where it stands now." } };

export const Invalid: Story = { args: { required: true, error: "Choose an option." } };

export const Bounded: Story = { args: { bounded: true, defaultValue: "shop" } };

export const BoundedAndInvalid: Story = { args: { bounded: true, error: "Choose an option." } };

/** A horizontal group does not show descriptions. */
export const Horizontal: Story = { args: { horizontal: true, defaultValue: "home" } };

export const HorizontalAndBounded: Story = {
  args: { horizontal: true, bounded: true, defaultValue: "home" },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: "home" } };

export const WithDisabledOption: Story = {
  args: {
    bounded: true,
    children: [
      <Radio key="home" label="At home" value="home" />,
      <Radio key="road" label="On the road" value="road" description="Not by night." disabled />,
    ],
  },
};

/** A follow-up question appears after its option. */
export const WithFollowUpQuestion: Story = {
  render: function FollowUp(args) {
    const [where, setWhere] = useState("other");
    return (
      <RadioGroup {...args} value={where} onValueChange={setWhere}>
        <Radio label="At home" value="home" />
        <Radio label="Somewhere else" value="other" />
        {where === "other" && <TextField label="Address" required />}
      </RadioGroup>
    );
  },
};

export const Dark: Story = { ...Invalid, globals: { theme: "dark" } };

export const DarkAndBounded: Story = { ...Bounded, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...Bounded, globals: { direction: "rtl" } };

export const Spanish: Story = {
  args: { label: "¿Dónde está el auto?" },
  globals: { locale: "es-US" },
};
