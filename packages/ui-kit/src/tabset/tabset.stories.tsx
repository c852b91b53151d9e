import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Badge } from "../badge/badge.tsx";
import { Link } from "../link/link.tsx";
import { Tabset } from "./tabset.tsx";

export default {
  component: Tabset,
  args: {
    label: "Your claim",
    tabs: [
      { label: "Report", content: "Hail damage to hood and roof, reported on 11/03/2026." },
      { label: "Services", content: <Link href="#rental">Find a rental car</Link> },
      {
        label: "Payout",
        content: "Currently we have no payment information, please check back soon.",
      },
    ],
  },
} satisfies Meta<typeof Tabset>;

type Story = StoryObj<typeof Tabset>;

export const Horizontal: Story = {};

/** In a narrow container, the tabs are above the panel. */
export const Vertical: Story = { args: { orientation: "vertical", defaultActiveIndex: 1 } };

/** Arrow keys move; Enter or Space activates. */
export const ManualActivation: Story = { args: { activation: "manual" } };

export const DisabledTab: Story = {
  args: {
    tabs: [
      { label: "Report", content: "Hail damage to hood and roof." },
      { label: "Payout", content: "Nothing yet.", disabled: true },
      { label: "Documents", content: "Two letters." },
    ],
  },
};

/** A label can be more than text. */
export const WithBadge: Story = {
  args: {
    tabs: [
      { label: "Report", content: "Hail damage to hood and roof." },
      {
        label: (
          <>
            Messages <Badge count={3} label="3 unread" />
          </>
        ),
        content: "Your adjuster has written.",
      },
    ],
  },
};

/** Controlled by the caller. */
export const Controlled: Story = {
  render: function ControlledTabset(args) {
    const [active, setActive] = useState(1);
    return <Tabset {...args} activeIndex={active} onActiveIndexChange={setActive} />;
  },
};

/** A link to something inside a panel activates its tab and moves the focus there. */
export const LinkToPanel: Story = {
  render: (args) => (
    <>
      <p>
        <Link href="#payout">How am I paid?</Link>
      </p>
      <Tabset
        {...args}
        tabs={[
          { label: "Report", content: "Hail damage to hood and roof." },
          {
            label: "Payout",
            content: (
              <>
                <h2 id="payout">Payout</h2>
                <p>By check, or to your bank account.</p>
              </>
            ),
          },
        ]}
      />
    </>
  ),
};

const months = ["January", "February", "March", "April", "May", "June", "July", "August"].map(
  (month) => ({ label: `Letters of ${month}`, content: `What we sent you in ${month}.` }),
);

/** The buttons scroll by 75 % of the visible width; the arrow keys scroll their tab into view. */
export const MoreThanFit: Story = {
  args: { tabs: months, defaultActiveIndex: 4 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "40rem" }}>
        <Story />
      </div>
    ),
  ],
};

/** Panels are rendered when they are first shown, and kept. */
export const Lazy: Story = { args: { lazy: true } };

export const OnAPhone: Story = {
  args: { tabs: months },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "20rem" }}>
        <Story />
      </div>
    ),
  ],
};

export const Spanish: Story = { ...MoreThanFit, globals: { locale: "es-US" } };

export const Dark: Story = { ...MoreThanFit, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...MoreThanFit, globals: { direction: "rtl" } };
