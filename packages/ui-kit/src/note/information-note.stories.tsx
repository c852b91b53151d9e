import type { Meta, StoryObj } from "@storybook/react-vite";
import { InformationNote } from "./information-note.tsx";

export default {
  component: InformationNote,
  args: { children: "Amounts are shown without sales tax." },
  // The docs don't list the props that it passes to the paragraph.
  argTypes: {
    children: {
      control: "text",
      description: "One line of text.",
      table: { type: { summary: "ReactNode" } },
    },
  },
} satisfies Meta<typeof InformationNote>;

type Story = StoryObj<typeof InformationNote>;

/** Without a heading, because it refers to the content above it. */
export const OneLine: Story = {};

export const SeveralLines: Story = {
  args: {
    children:
      "Amounts are shown without sales tax. What you have paid yourself, such as a tow truck or a night in a hotel, we pay back with the last payment.",
  },
};

export const OnAPhone: Story = { ...SeveralLines, globals: { viewport: { value: "phone" } } };

export const Dark: Story = { globals: { theme: "dark" } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };
