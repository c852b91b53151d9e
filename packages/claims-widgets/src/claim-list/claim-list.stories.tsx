import type { Meta, StoryObj } from "@storybook/react-vite";
import { longTexts } from "../../testing/long-texts.ts";
import { manyClaims } from "../../testing/many-claims.ts";
import { ClaimList } from "./claim-list.tsx";

export default {
  component: ClaimList,
  args: { policyNumber: "POL-100" },
} satisfies Meta<typeof ClaimList>;

type Story = StoryObj<typeof ClaimList>;

export const Ready: Story = {};

export const OneClaim: Story = { args: { policyNumber: "POL-901" } };

/** Claims out of view are not laid out. */
export const ManyClaims: Story = {
  args: { policyNumber: "POL-MANY" },
  parameters: { claimkit: { seed: manyClaims(100) } },
};

export const LongTexts: Story = {
  args: { policyNumber: "POL-LONG" },
  parameters: { claimkit: { seed: longTexts } },
};

/** Each open claim's timeline is requested when its row is near the visible part of the page. */
export const WithStages: Story = { args: { showStage: true } };

/** The code of the second claim is not in any table. */
export const UnknownLossCause: Story = { args: { policyNumber: "POL-104" } };

export const Empty: Story = { args: { policyNumber: "POL-000" } };

export const EmptyWithoutPhone: Story = {
  ...Empty,
  parameters: { claimkit: { phone: "" } },
};

export const Loading: Story = { parameters: { claimkit: { latencyMs: 600_000 } } };

export const Failed: Story = {
  parameters: { claimkit: { faults: { claimSearch: { status: 500 } } } },
};

/** Trying again would not help, so there is no button. */
export const MissingPolicyNumber: Story = { args: { policyNumber: "" } };

/** "Track claim" is a link if the host sets a URL. */
export const Links: Story = {
  args: { hrefs: { "track-claim": ({ claimNumber }) => `#${String(claimNumber)}` } },
};

export const Spanish: Story = { globals: { locale: "es-US" } };

export const SpanishEmpty: Story = { ...Empty, globals: { locale: "es-US" } };

export const Dark: Story = { globals: { theme: "dark" } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };

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
