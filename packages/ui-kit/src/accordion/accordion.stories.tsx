import type { Meta, StoryObj } from "@storybook/react-vite";
import { Accordion } from "./accordion.tsx";

export default {
  component: Accordion,
  args: {
    heading: "Report",
    children: "Hail damage to hood and roof, reported on 11/03/2026.",
  },
} satisfies Meta<typeof Accordion>;

type Story = StoryObj<typeof Accordion>;

export const Closed: Story = {};

export const Open: Story = { args: { defaultOpen: true } };

/** The level follows the outline of the page; the size does not. */
export const HeadingOfLevelTwo: Story = { args: { headingLevel: 2, defaultOpen: true } };

export const LongHeading: Story = {
  args: {
    heading: "Uninsured motorist property damage and everything that belongs to it in your state",
  },
};

export const Nested: Story = {
  args: {
    defaultOpen: true,
    children: (
      <Accordion heading="Coverages" headingLevel={4} defaultOpen>
        Comprehensive: $500 deductible
      </Accordion>
    ),
  },
};

export const Dark: Story = { ...Open, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...Open, globals: { direction: "rtl" } };
