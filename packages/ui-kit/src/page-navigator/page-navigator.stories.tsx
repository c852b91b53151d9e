import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { PageNavigator } from "./page-navigator.tsx";

export default {
  component: PageNavigator,
  args: { current: 3, total: 9, onGoto: () => {} },
  render: function Pages(args) {
    const [current, setCurrent] = useState(args.current);
    return <PageNavigator {...args} current={current} onGoto={setCurrent} />;
  },
} satisfies Meta<typeof PageNavigator>;

type Story = StoryObj<typeof PageNavigator>;

export const Middle: Story = {};

export const FirstPage: Story = { args: { current: 1 } };

export const LastPage: Story = { args: { current: 9 } };

export const OnePage: Story = { args: { current: 1, total: 1 } };

/** There may always be a next page; the last one is not known. */
export const UnknownTotal: Story = { args: { total: undefined } };

/** The caller has found out that there is no next page. */
export const DisableNext: Story = { args: { total: undefined, disableNext: true } };

export const NoFirstLast: Story = { args: { noFirstLast: true } };

export const SpreadOfThree: Story = { args: { current: 5, spread: 3 } };

/** One sentence that is both shown and announced. */
export const SaysWhatItShows: Story = { args: { summary: "Claims 21 to 30" } };

/** Links can be opened in a new tab, and work before any script has run. */
export const Links: Story = { args: { href: "#page={page}" } };

/** Text instead of the pages. */
export const OnAPhone: Story = {
  ...SaysWhatItShows,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "20rem" }}>
        <Story />
      </div>
    ),
  ],
};

export const Spanish: Story = {
  ...OnAPhone,
  args: { summary: "Reclamos 21 a 30" },
  globals: { locale: "es-US" },
};

export const Dark: Story = { ...SaysWhatItShows, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...SaysWhatItShows, globals: { direction: "rtl" } };
