import type { Meta, StoryObj } from "@storybook/react-vite";
import { AccordionGroup } from "./accordion-group.tsx";
import { Accordion } from "./accordion.tsx";

export default {
  component: AccordionGroup,
  args: {
    children: [
      <Accordion key="report" heading="Report" defaultOpen>
        Hail damage to hood and roof.
      </Accordion>,
      <Accordion key="services" heading="Services">
        Rental coverage available.
      </Accordion>,
      <Accordion key="payout" heading="Payout">
        Currently we have no payment information, please check back soon.
      </Accordion>,
    ],
  },
} satisfies Meta<typeof AccordionGroup>;

type Story = StoryObj<typeof AccordionGroup>;

export const SomeOpen: Story = {};

export const AllOpen: Story = {
  args: {
    children: (
      <Accordion heading="Report" defaultOpen>
        Hail damage to hood and roof.
      </Accordion>
    ),
  },
};

/** An accordion that can't be opened does not count: the button still says 'Close all'. */
export const OneCannotBeOpened: Story = {
  args: {
    children: [
      <Accordion key="report" heading="Report" defaultOpen>
        Hail damage to hood and roof.
      </Accordion>,
      <Accordion key="payout" heading="Payout" disabledReason="Nothing has been paid yet.">
        Soon
      </Accordion>,
    ],
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const Dark: Story = { globals: { theme: "dark" } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };

export const Spanish: Story = { globals: { locale: "es-US" } };
