import type { Meta, StoryObj } from "@storybook/react-vite";
import { InputChip } from "./input-chip.tsx";

export default {
  component: InputChip,
  args: { label: "Witnesses", name: "witness" },
} satisfies Meta<typeof InputChip>;

type Story = StoryObj<typeof InputChip>;

export const Basic: Story = {};

/** Each chip has a button that removes it; Backspace in the empty field removes the last chip. */
export const WithChips: Story = { args: { defaultValue: ["Ann Dee", "Bo Li", "Cyrus Okafor"] } };

export const WithInstructions: Story = {
  args: { ...WithChips.args, instructionalText: "Press Enter after each name." },
};

/** `type`, `pattern` and `maxLength` validate each chip. */
export const EmailAddresses: Story = {
  args: {
    label: "Send a copy to",
    name: "copy",
    type: "email",
    defaultValue: ["ann@example.com"],
  },
};

export const Required: Story = { args: { required: true } };

export const Invalid: Story = {
  args: { required: true, error: "Name at least one person who saw it happen." },
};

export const ReadOnly: Story = { args: { ...WithChips.args, readOnly: true } };

export const Disabled: Story = { args: { ...WithChips.args, disabled: true } };

export const LongChips: Story = {
  args: {
    defaultValue: [
      "Bartholomew Featherstonehaugh-Cholmondeley the Third of Upper Sandusky",
      "a.very.long.address.that.nobody.can.remember@a.very.long.domain.example.com",
    ],
  },
};

export const Dark: Story = { ...WithChips, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...WithInstructions, globals: { direction: "rtl" } };

export const Spanish: Story = {
  args: {
    label: "Testigos",
    instructionalText: "Pulse Entrar después de cada nombre.",
    defaultValue: ["Ann Dee", "Bo Li"],
  },
  globals: { locale: "es-US" },
};
