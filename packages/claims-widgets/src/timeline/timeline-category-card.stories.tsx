import type { Meta, StoryObj } from "@storybook/react-vite";
import { TimelineCategoryCard } from "./timeline-category-card.tsx";

export default {
  component: TimelineCategoryCard,
  args: {
    category: "REPAIRS",
    status: "in_progress",
    subCategories: [
      { name: "Estimate", status: "complete" },
      { name: "Repairs", status: "in_progress" },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "14rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TimelineCategoryCard>;

type Story = StoryObj<typeof TimelineCategoryCard>;

export const InProgress: Story = {};

export const Selected: Story = { args: { selected: true } };

export const Complete: Story = {
  args: {
    category: "REPORT",
    status: "complete",
    subCategories: [{ name: "Claim reported", status: "complete" }],
  },
};

export const NotStarted: Story = {
  args: {
    category: "PAYOUT",
    status: "NOT_STARTED",
    subCategories: [{ name: "Payment sent", status: "NOT_STARTED" }],
  },
};

export const NotNeeded: Story = {
  args: {
    category: "SERVICES",
    status: "NOT_REQUIRED",
    subCategories: [{ name: "Rental car", status: "NOT_REQUIRED" }],
  },
};

/** Counts as in progress; the host gets a warning. */
export const UnknownStatus: Story = { args: { status: "PENDING_REVIEW", subCategories: [] } };

export const WithoutStatus: Story = {
  args: { category: "CLOSE", status: undefined, subCategories: [] },
};

export const MissingCategory: Story = { args: { category: "" as "REPORT" } };

export const Spanish: Story = { globals: { locale: "es-US" } };

export const Dark: Story = { args: { selected: true }, globals: { theme: "dark" } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };
