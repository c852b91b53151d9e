import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemberTimeline } from "./timeline.tsx";

export default {
  component: MemberTimeline,
  args: { claimNumber: "CLM-1006" },
} satisfies Meta<typeof MemberTimeline>;

type Story = StoryObj<typeof MemberTimeline>;

/** The last category that has started is selected. */
export const InProgress: Story = {};

export const JustReported: Story = { args: { claimNumber: "CLM-1010" } };

export const AllComplete: Story = { args: { claimNumber: "CLM-1011" } };

/** Services are not needed, and count as not started. */
export const NotNeeded: Story = { args: { claimNumber: "CLM-1003" } };

/** Nothing has started, so the first category is selected. */
export const NothingStarted: Story = { args: { claimNumber: "CLM-3003" } };

/** An unknown status is shown in the server's words; the host gets a warning. */
export const UnknownStatus: Story = { args: { claimNumber: "CLM-3002" } };

/** The service has no timeline (404): categories without statuses. */
export const Static: Story = { args: { claimNumber: "CLM-3001" } };

export const SelectedByThePage: Story = { args: { selectedCategory: "SERVICES" } };

export const ThirdParty: Story = {
  args: { claimNumber: "CLM-2003", isThirdParty: true, contactId: "CNT-2003" },
};

export const Loading: Story = { parameters: { claimkit: { latencyMs: 600_000 } } };

export const Failed: Story = {
  parameters: { claimkit: { faults: { timelines: { status: 500 } } } },
};

export const MissingClaimNumber: Story = { args: { claimNumber: "" } };

export const Spanish: Story = { globals: { locale: "es-US" } };

export const Dark: Story = { ...NotNeeded, globals: { theme: "dark" } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };

/** A phone: up to 500 px the track scrolls to the current category by itself. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "22.5rem" }}>
        <Story />
      </div>
    ),
  ],
};

export const NarrowRightToLeft: Story = { ...Narrow, globals: { direction: "rtl" } };

/** From 501 to 900 px the user scrolls the track. */
export const Tablet: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "48rem" }}>
        <Story />
      </div>
    ),
  ],
};
