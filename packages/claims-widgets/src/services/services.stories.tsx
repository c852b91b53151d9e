import { claims, type DayFromToday, type Services } from "@claimkit/sandbox";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ServicesAccordion } from "./services.tsx";

export default {
  component: ServicesAccordion,
  args: { claimNumber: "CLM-1006" },
} satisfies Meta<typeof ServicesAccordion>;

type Story = StoryObj<typeof ServicesAccordion>;

/** Every claim of the sandbox with these services instead of its own. */
const withServices = (services: Services): object => ({
  claimkit: {
    seed: claims.map((claim) => (day: DayFromToday) => ({ ...claim(day), services })),
  },
});

/** No authorized days or amount, although the server sends them. */
export const RentalAvailable: Story = {};

export const RentalNotAvailable: Story = { args: { claimNumber: "CLM-1003" } };

export const CheckingRental: Story = { args: { claimNumber: "CLM-1001" } };

export const RentalInformation: Story = { args: { claimNumber: "CLM-3001" } };

/** Without the member's coverage and without authorized amounts. */
export const ThirdParty: Story = {
  args: { claimNumber: "CLM-2003", isThirdParty: true, contactId: "CNT-2003" },
};

export const OnlyLatestUpdate: Story = {
  parameters: withServices({ latestUpdate: "We have your claim and will be in touch soon." }),
};

export const Empty: Story = { parameters: withServices({ displayInfo: [] }) };

export const LongTexts: Story = {
  parameters: withServices({
    latestUpdate:
      "The rental company nearest to you has no vehicle of the size that your policy covers; we have asked the next one, and will write to you as soon as it has answered.",
    displayText:
      "Not all vehicles on a claim are eligible for a rental car. See https://example.com/coverages/rental-reimbursement-and-transportation-expense for more.",
    displayInfo: [
      { displayKey: "Rental", displayValue: "$1,234.50 / $12,345" },
      {
        displayKey: "Where you can pick up the vehicle, and until when it is held for you",
        displayValue: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Boulevard",
      },
    ],
  }),
};

export const Loading: Story = { parameters: { claimkit: { latencyMs: 600_000 } } };

export const Failed: Story = {
  parameters: { claimkit: { faults: { servicesDetails: { status: 500 } } } },
};

export const MissingClaimNumber: Story = { args: { claimNumber: "" } };

export const Spanish: Story = { globals: { locale: "es-US" } };

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
