import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { ButtonBar } from "./button-bar.tsx";

export default {
  component: ButtonBar,
  args: {
    children: (
      <>
        <Button variant="primary">Save and continue</Button>
        <Button>Save for later</Button>
        <Button variant="quiet">Cancel</Button>
      </>
    ),
  },
} satisfies Meta<typeof ButtonBar>;

type Story = StoryObj<typeof ButtonBar>;

export const Row: Story = {};

export const AlignedToTheEnd: Story = { args: { align: "end" } };

/** In a narrow container, at any window width. */
export const Stacked: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "18rem" }}>
        <Story />
      </div>
    ),
  ],
};

export const WithReason: Story = {
  args: {
    children: (
      <>
        <Button variant="primary" disabledReason="Choose a repair shop first.">
          Continue
        </Button>
        <Button>Back</Button>
      </>
    ),
  },
};

export const StackedWithReason: Story = {
  ...WithReason,
  decorators: Stacked.decorators ?? [],
};

export const Dark: Story = { globals: { theme: "dark" } };

export const RightToLeft: Story = { ...WithReason, globals: { direction: "rtl" } };
