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

export const UnknownTotal: Story = { args: { total: undefined } };

export const NoFirstLast: Story = { args: { noFirstLast: true, spread: 3 } };

/** One sentence for what is seen and what is said. */
export const SaysWhatItShows: Story = { args: { shows: "Claims 21 to 30" } };

export const LittleRoom: Story = {
  ...SaysWhatItShows,
  decorators: (Story) => (
    <div style={{ inlineSize: "18rem" }}>
      <Story />
    </div>
  ),
};

export const Dark: Story = { ...Middle, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...Middle, globals: { direction: "rtl" } };
