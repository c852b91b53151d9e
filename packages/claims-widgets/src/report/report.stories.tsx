import { claims, type DayFromToday } from "@claimkit/sandbox";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_CLAIM_NUMBER, longTexts } from "../../testing/long-texts.ts";
import { ReportAccordion } from "./report.tsx";

export default {
  component: ReportAccordion,
  args: { claimNumber: "CLM-1006" },
} satisfies Meta<typeof ReportAccordion>;

type Story = StoryObj<typeof ReportAccordion>;

export const Ready: Story = {};

/** Rows in each format, and both kinds of allowance. */
export const EveryFormat: Story = { args: { claimNumber: "CLM-1001" } };

/** The deductible has vanished, so there is nothing left to pay. */
export const VanishingDeductible: Story = { args: { claimNumber: "CLM-1011" } };

/** The deductible can vanish, but has not yet. */
export const VanishingNotYet: Story = { args: { claimNumber: "CLM-1005" } };

export const WaivedDeductible: Story = { args: { claimNumber: "CLM-1004" } };

/** No coverages, deductibles or amounts, although the server sends them. */
export const ThirdParty: Story = {
  args: { claimNumber: "CLM-2003", isThirdParty: true, contactId: "CNT-2003" },
};

/** Reported today: a date, a type, and nothing else yet. */
export const JustReported: Story = { args: { claimNumber: "CLM-3001" } };

/** Every optional field is missing. */
export const Empty: Story = {
  parameters: {
    claimkit: {
      seed: claims.map((claim) => (day: DayFromToday) => ({
        ...claim(day),
        report: { displayInfo: [] },
      })),
    },
  },
};

export const LongTexts: Story = {
  args: { claimNumber: LONG_CLAIM_NUMBER },
  parameters: { claimkit: { seed: longTexts } },
};

export const Loading: Story = { parameters: { claimkit: { latencyMs: 600_000 } } };

export const Failed: Story = {
  parameters: { claimkit: { faults: { reportDetails: { status: 500 } } } },
};

export const MissingClaimNumber: Story = { args: { claimNumber: "" } };

export const Spanish: Story = { ...EveryFormat, globals: { locale: "es-US" } };

export const SpanishVanishingDeductible: Story = {
  ...VanishingDeductible,
  globals: { locale: "es-US" },
};

export const Dark: Story = { ...EveryFormat, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...EveryFormat, globals: { direction: "rtl" } };

/** A sidebar: the layout depends on the widget's width, not the window's. */
export const Narrow: Story = {
  ...EveryFormat,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "18rem" }}>
        <Story />
      </div>
    ),
  ],
};
