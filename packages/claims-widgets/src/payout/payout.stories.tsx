import { claims, type DayFromToday, type Payout } from "@claimkit/sandbox";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent } from "storybook/test";
import { PayoutAccordion } from "./payout.tsx";

export default {
  component: PayoutAccordion,
  args: { claimNumber: "CLM-1006" },
  // Stored answers are per tab, which stories share.
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof PayoutAccordion>;

type Story = StoryObj<typeof PayoutAccordion>;

export const Paid: Story = {};

/** Two payees, each with their own rows. */
export const Breakdown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Open payment breakdown" }));
  },
};

/** The deductible is known before any payment. */
export const OnlyDeductible: Story = { args: { claimNumber: "CLM-1002" } };

export const WaivedDeductible: Story = { args: { claimNumber: "CLM-1004" } };

/** The service responds without content (204). */
export const NoPayments: Story = { args: { claimNumber: "CLM-3001" } };

export const Feedback: Story = { args: { showFeedback: true } };

/** Neither the deductible nor authorized amounts, although the server sends both. */
export const ThirdParty: Story = {
  args: { claimNumber: "CLM-2003", isThirdParty: true, contactId: "CNT-2003" },
};

/** The host sets no `providerName`. */
export const WithoutProviderName: Story = { parameters: { claimkit: { providerName: "" } } };

export const LongTexts: Story = {
  ...Breakdown,
  parameters: {
    claimkit: {
      providerName: "The Commonwealth Mutual Automobile Insurance Company of Pennsylvania",
      seed: claims.map((claim) => (day: DayFromToday) => ({
        ...claim(day),
        payoutDetails: {
          deductible: "$12,345,678.90",
          providerPaidAmount: "$123,456,789.01",
          paymentDetails: [
            {
              payee: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Auto Rebuilders",
              paymentInfo: [
                { displayKey: "Amount", displayValue: "$123,456,789.01" },
                {
                  displayKey: "How and where the payment was made, and what it stands for",
                  displayValue: "Electronic transfer to the account that ends in 4471",
                },
              ],
            },
          ],
        } satisfies Payout,
      })),
    },
  },
};

export const Loading: Story = { parameters: { claimkit: { latencyMs: 600_000 } } };

export const Failed: Story = {
  parameters: { claimkit: { faults: { payoutDetails: { status: 500 } } } },
};

export const MissingClaimNumber: Story = { args: { claimNumber: "" } };

export const Spanish: Story = {
  args: { showFeedback: true },
  globals: { locale: "es-US" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Ver/ }));
  },
};

export const Dark: Story = {
  ...Breakdown,
  args: { showFeedback: true },
  globals: { theme: "dark" },
};

export const RightToLeft: Story = {
  ...Breakdown,
  args: { showFeedback: true },
  globals: { direction: "rtl" },
};

/** A phone: the layout depends on the widget's width, not the window's. */
export const Narrow: Story = {
  ...Breakdown,
  args: { showFeedback: true },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "20rem" }}>
        <Story />
      </div>
    ),
  ],
};
