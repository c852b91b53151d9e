import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { FeedbackPrompt } from "./feedback-prompt.tsx";

export default {
  component: FeedbackPrompt,
  args: { claimNumber: "CLM-1006", section: "PAYOUT" },
  // Stored answers belong to the tab, which stories share.
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof FeedbackPrompt>;

type Story = StoryObj<typeof FeedbackPrompt>;

export const Basic: Story = {};

/** Shown for ten seconds, with the focus of the clicked button. */
export const AfterYes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Yes" }));
    await expect(canvas.getByText("Thank you for your feedback!")).toHaveFocus();
  },
};

/** A page without a blue tab sets `hasFeedbackTab: false`, or overrides the message `feedback.details`. */
export const AfterNo: Story = {
  play: ({ canvas }) => userEvent.click(canvas.getByRole("button", { name: "No" })),
};

/** A word that is not a section of a claim. */
export const MissingSection: Story = { args: { section: "" as "PAYOUT" } };

export const Spanish: Story = { globals: { locale: "es-US" } };

export const SpanishAfterNo: Story = {
  globals: { locale: "es-US" },
  play: ({ canvas }) => userEvent.click(canvas.getByRole("button", { name: "No" })),
};

export const Dark: Story = { globals: { theme: "dark" } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };

export const Narrow: Story = {
  ...AfterNo,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "18rem" }}>
        <Story />
      </div>
    ),
  ],
};
