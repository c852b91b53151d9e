import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "../link/link.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { ContextualHelp } from "./contextual-help.tsx";

export default {
  component: ContextualHelp,
  args: {
    heading: "Deductible",
    children: "What you pay yourself before your coverage pays the rest.",
  },
  // Leaves room for the open popup.
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: "15rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContextualHelp>;

type Story = StoryObj<typeof ContextualHelp>;

export const Closed: Story = {};

export const Open: Story = { args: { defaultOpen: true } };

export const WithLink: Story = {
  args: {
    defaultOpen: true,
    link: (
      <Link href="#deductibles" newTab>
        How deductibles work
      </Link>
    ),
  },
};

/** Without a heading, the button's name is 'Help'. */
export const TextOnly: Story = { args: { heading: undefined, defaultOpen: true } };

/** The touch target is large, but the line height does not change. */
export const InText: Story = {
  render: (args) => (
    <p style={{ margin: 0, maxInlineSize: "24rem" }}>
      Your deductible <ContextualHelp {...args} /> is $500. It applies to hail, fire, theft and
      collisions with animals.
    </p>
  ),
};

/** With a `textId`, the text is the field's description, so screen reader users don't have to open the help. */
export const AsFieldDescription: Story = {
  args: { textId: "deductible-help" },
  render: (args) => (
    <div style={{ display: "flex", alignItems: "end", maxInlineSize: "24rem" }}>
      <div style={{ flex: 1 }}>
        <TextField label="Your deductible" aria-describedby="deductible-help" />
      </div>
      <ContextualHelp {...args} position="auto right" style={{ margin: 0 }} />
    </div>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const Dark: Story = { ...WithLink, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...WithLink, globals: { direction: "rtl" } };

export const Spanish: Story = {
  args: {
    heading: "Deducible",
    children: "Lo que usted paga antes de que su cobertura pague el resto.",
    defaultOpen: true,
  },
  globals: { locale: "es-US" },
};
