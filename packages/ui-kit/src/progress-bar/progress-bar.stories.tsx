import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../button/button.tsx";
import { ProgressBar } from "./progress-bar.tsx";

export default {
  component: ProgressBar,
  args: { value: 40, "aria-label": "Repairs" },
} satisfies Meta<typeof ProgressBar>;

type Story = StoryObj<typeof ProgressBar>;

export const Partway: Story = {};

export const Empty: Story = { args: { value: 0 } };

export const Complete: Story = { args: { value: 100 } };

export const WithLabel: Story = { args: { showLabel: true } };

/** Words mean more to a claimant than a percentage. */
export const InWords: Story = { args: { showLabel: true, valueText: "Step 2 of 5, inspection" } };

/** In progress, without a known amount. */
export const Indeterminate: Story = {
  args: { indeterminate: true, "aria-label": "Looking for shops", showLabel: true },
};

/** Screen readers announce "Upload: 25%", and so on, at most every 25 %. */
export const Announced: Story = {
  args: { value: 10, "aria-label": "Upload", showLabel: true, announceChanges: true },
  render: function Upload(args) {
    const [value, setValue] = useState(Number(args.value));
    return (
      <>
        <ProgressBar {...args} value={value} />
        <p>
          <Button onClick={() => setValue(Math.min(100, value + 15))}>Go on</Button>
        </p>
      </>
    );
  },
};

export const OnAPhone: Story = {
  ...InWords,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "20rem" }}>
        <Story />
      </div>
    ),
  ],
};

export const Dark: Story = { ...InWords, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...InWords, globals: { direction: "rtl" } };
