import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_CLAIM_NUMBER, longTexts } from "../../testing/long-texts.ts";
import { ClaimSummary } from "./claim-summary.tsx";

export default {
  component: ClaimSummary,
  args: { claimNumber: "CLM-1006" },
} satisfies Meta<typeof ClaimSummary>;

type Story = StoryObj<typeof ClaimSummary>;

export const Ready: Story = {};

/** The server asks for more details about the incident. */
export const TellUsMore: Story = { args: { claimNumber: "CLM-1001" } };

export const Closed: Story = { args: { claimNumber: "CLM-1011" } };

/** "Your claim has been received". */
export const ThirdParty: Story = {
  args: { claimNumber: "CLM-2001", isThirdParty: true, contactId: "CNT-2001" },
};

/** Uses another call, for an associate who helps the contact. */
export const Associate: Story = { args: { contactId: "CNT-1006", persona: "associate" } };

export const LongTexts: Story = {
  args: { claimNumber: LONG_CLAIM_NUMBER },
  parameters: { claimkit: { seed: longTexts } },
};

/** Unknown values are shown as received, in title case. */
export const UnknownWords: Story = { args: { claimNumber: "CLM-3002" } };

export const Loading: Story = { parameters: { claimkit: { latencyMs: 600_000 } } };

export const Failed: Story = {
  parameters: { claimkit: { faults: { claimSummary: { status: 500 } } } },
};

/** Fails without a call, so that a third party never gets a member's data. */
export const ThirdPartyWithoutContact: Story = {
  args: { claimNumber: "CLM-2001", isThirdParty: true },
};

/** An action is a link if the host sets a URL. */
export const Links: Story = {
  args: {
    claimNumber: "CLM-1001",
    hrefs: {
      "view-documents": "#documents",
      "electronic-payment": "#payment",
      "tell-us-more": "#more",
    },
  },
};

export const Spanish: Story = { ...TellUsMore, globals: { locale: "es-US" } };

export const SpanishThirdParty: Story = { ...ThirdParty, globals: { locale: "es-US" } };

export const Dark: Story = { ...TellUsMore, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...TellUsMore, globals: { direction: "rtl" } };

/** A sidebar: the layout depends on the widget's width, not the window's. */
export const Narrow: Story = {
  ...TellUsMore,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "18rem" }}>
        <Story />
      </div>
    ),
  ],
};
