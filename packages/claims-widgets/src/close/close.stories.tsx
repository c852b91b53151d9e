import { claims, type Close, type DayFromToday } from "@claimkit/sandbox";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CloseAccordion } from "./close.tsx";

export default {
  component: CloseAccordion,
  args: { claimNumber: "CLM-1011" },
} satisfies Meta<typeof CloseAccordion>;

type Story = StoryObj<typeof CloseAccordion>;

/** Every claim of the sandbox with this close instead of its own. */
const withClose = (close: Close): object => ({
  claimkit: {
    seed: claims.map((claim) => (day: DayFromToday) => ({ ...claim(day), close })),
  },
});

export const Closed: Story = {};

export const Open: Story = { args: { claimNumber: "CLM-1006" } };

/** Only its state is known. */
export const OnlyState: Story = { args: { claimNumber: "CLM-3001" } };

export const ClosedWithoutDate: Story = { parameters: withClose({}) };

/** Text about the member's deductible is removed for a third party, although the server sends it. */
export const ThirdParty: Story = {
  args: { claimNumber: "CLM-2002", isThirdParty: true, contactId: "CNT-2002" },
};

export const LongTexts: Story = {
  parameters: withClose({
    closeDate: "2026-10-01",
    displayText:
      "Repairs are complete and everyone has been paid. Should you find anything that was not repaired as it should have been, write to us at https://example.com/claims/after-your-claim-has-been-closed/workmanship-guarantee within thirty days.",
  }),
};

export const Loading: Story = { parameters: { claimkit: { latencyMs: 600_000 } } };

export const Failed: Story = {
  parameters: { claimkit: { faults: { closeDetails: { status: 500 } } } },
};

export const MissingClaimNumber: Story = { args: { claimNumber: "" } };

export const Spanish: Story = { globals: { locale: "es-US" } };

export const SpanishOpen: Story = { ...Open, globals: { locale: "es-US" } };

export const Dark: Story = { globals: { theme: "dark" } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };

/** A phone: the layout depends on the widget's width, not the window's. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "20rem" }}>
        <Story />
      </div>
    ),
  ],
};
