import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { FormattedField } from "./formatted-field.tsx";
import { phoneNumber, trimmedText, zipCode } from "./text-formats.ts";

export default {
  component: FormattedField,
  args: { label: "Phone number", format: phoneNumber, type: "tel", autoComplete: "tel" },
} satisfies Meta<typeof FormattedField>;

type Story = StoryObj<typeof FormattedField>;

/** Type it in any format; it is formatted when you leave the field. */
export const PhoneNumber: Story = { args: { defaultValue: "6145550177" } };

export const ZipCode: Story = {
  args: {
    label: "ZIP code",
    format: zipCode,
    type: "text",
    inputMode: "numeric",
    autoComplete: "postal-code",
    defaultValue: "432151234",
  },
};

/** Trims whitespace from pasted text. */
export const Trimmed: Story = {
  args: { label: "City", format: trimmedText, type: "text", autoComplete: "address-level2" },
};

/** Submits a value that differs from the shown text. */
export const Controlled: Story = {
  render: function Controlled(args) {
    const [phone, setPhone] = useState("6145550177");
    return (
      <>
        <FormattedField {...args} value={phone} onValueChange={setPhone} />
        <p>Sent: {phone}</p>
      </>
    );
  },
};

/** The browser validates the shown text; the pattern allows any punctuation. */
export const Invalid: Story = {
  args: { defaultValue: "614 555", error: "Enter a phone number of ten digits." },
};

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: "6145550177" } };

export const Disabled: Story = { args: { disabled: true, defaultValue: "6145550177" } };

/** The label or the hint repeats the prefix for screen readers. */
export const WithPrefix: Story = {
  args: {
    format: trimmedText,
    label: "Deductible in dollars",
    prefix: "$",
    inputMode: "decimal",
    defaultValue: "500",
  },
};

export const WithSuffix: Story = {
  args: {
    format: trimmedText,
    label: "Mileage",
    instructionalText: "In miles, as the dashboard shows it.",
    suffix: "miles",
    inputMode: "numeric",
  },
};

export const Dark: Story = { ...Invalid, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...Invalid, globals: { direction: "rtl" } };
