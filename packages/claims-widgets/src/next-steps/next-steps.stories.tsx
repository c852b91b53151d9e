import type { Meta, StoryObj } from "@storybook/react-vite";
import { ClaimNextSteps } from "./next-steps.tsx";

export default {
  component: ClaimNextSteps,
  args: { claimNumber: "CLM-1002" },
} satisfies Meta<typeof ClaimNextSteps>;

type Story = StoryObj<typeof ClaimNextSteps>;

/** An appointment tomorrow, which can be added to a calendar. */
export const AppointmentTomorrow: Story = {};

/** A drive-in inspection in three days. */
export const DriveIn: Story = { args: { claimNumber: "CLM-1003" } };

export const ChooseService: Story = { args: { claimNumber: "CLM-1001" } };

export const ScheduleInspection: Story = { args: { claimNumber: "CLM-1004" } };

/** Two things to do, the second with the insurer's note. */
export const EstimateAndDeductible: Story = { args: { claimNumber: "CLM-1006" } };

export const TotalLossBothDocuments: Story = { args: { claimNumber: "CLM-1007" } };

export const TotalLossWithoutDocuments: Story = { args: { claimNumber: "CLM-1010" } };

export const UnknownScenario: Story = { args: { claimNumber: "CLM-3002" } };

export const NothingToDo: Story = { args: { claimNumber: "CLM-1011" } };

export const ThirdParty: Story = {
  args: { claimNumber: "CLM-2001", isThirdParty: true, contactId: "CNT-2001" },
};

export const Loading: Story = { parameters: { claimkit: { latencyMs: 600_000 } } };

export const Failed: Story = {
  parameters: { claimkit: { faults: { repairsDetails: { status: 500 } } } },
};

export const MissingClaimNumber: Story = { args: { claimNumber: "" } };

export const Spanish: Story = { globals: { locale: "es-US" } };

export const SpanishNothingToDo: Story = { ...NothingToDo, globals: { locale: "es-US" } };

export const Dark: Story = { ...EstimateAndDeductible, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...EstimateAndDeductible, globals: { direction: "rtl" } };

/** A sidebar: the layout depends on the widget's width, not the window's. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "18rem" }}>
        <Story />
      </div>
    ),
  ],
};
