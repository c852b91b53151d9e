import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonBar } from "../button-bar/button-bar.tsx";
import { Button } from "../button/button.tsx";
import { TextField } from "../text-field/text-field.tsx";
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

/** Can be focused, and explains why it can't be opened. */
export const WithReason: Story = {
  args: { heading: "Payout", disabledReason: "Nothing has been paid yet." },
};

/** The invalid field is in a closed section, which opens on submit. */
export const WithError: Story = {
  render: () => (
    <form style={{ display: "grid", gap: "var(--ck-space-4)" }}>
      <Accordion heading="Where it stands">
        <TextField label="City" required />
      </Accordion>
      <ButtonBar>
        <Button type="submit">Send</Button>
      </ButtonBar>
    </form>
  ),
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole("button", { name: "Send" })),
};

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

export const OnAPhone: Story = { ...LongHeading, globals: { viewport: { value: "phone" } } };

export const Dark: Story = { ...Open, globals: { theme: "dark" } };

export const DarkWithReason: Story = { ...WithReason, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...Open, globals: { direction: "rtl" } };
