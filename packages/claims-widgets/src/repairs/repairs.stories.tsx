import { ClaimkitProvider, type LoadPlaceMap, useSettings } from "@claimkit/widget-runtime";
import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import type { JSX, ReactNode } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { LONG_CLAIM_NUMBER, longTexts } from "../../testing/long-texts.ts";
import { RepairsAccordion } from "./repairs.tsx";

export default {
  component: RepairsAccordion,
  args: { claimNumber: "CLM-1002" },
} satisfies Meta<typeof RepairsAccordion>;

type Story = StoryObj<typeof RepairsAccordion>;

/** `OYS_SERVICE_SELECTED_NO_ESTIMATE`: an appointment at a shop of the repair network. */
export const Appointment: Story = {};

/** `DRIVEIN_SERVICE_SELECTED_NO_ESTIMATE`: an appointment for a drive-in inspection. */
export const DriveIn: Story = { args: { claimNumber: "CLM-1003" } };

/** `IS_ELIGIBLE_NO_SERVICE_SELECTED_NO_ESTIMATE`: the options for an estimate. */
export const Options: Story = { args: { claimNumber: "CLM-1001" } };

/** None of the options is a shop. */
export const OptionsWithoutShop: Story = { args: { claimNumber: "CLM-3001" } };

/** `NOT_ELIGIBLE_NO_SERVICE_SELECTED`: an inspection has to come first. */
export const InspectionNeeded: Story = { args: { claimNumber: "CLM-1004" } };

/** `NO_OYS_SERVICE_SELECTED_ESTIMATE`: a shop chosen by the customer. */
export const OwnShop: Story = { args: { claimNumber: "CLM-1005" } };

/** `OYS_SERVICE_SELECTED_ESTIMATE`, with a current and an initial estimate. */
export const NetworkShop: Story = { args: { claimNumber: "CLM-1006" } };

export const TotalLoss: Story = { args: { claimNumber: "CLM-1007" } };

/** A document is loaded when it is opened. */
export const TotalLossOpened: Story = {
  ...TotalLoss,
  play: async ({ canvasElement }) => {
    const toggle = await within(canvasElement).findByRole("button", { name: /^Valuation/ });
    await userEvent.click(toggle);
  },
};

export const TotalLossWithValuation: Story = { args: { claimNumber: "CLM-1008" } };

export const TotalLossWithEstimate: Story = { args: { claimNumber: "CLM-1009" } };

export const TotalLossWithoutDocuments: Story = { args: { claimNumber: "CLM-1010" } };

export const ThirdParty: Story = {
  args: { claimNumber: "CLM-2001", isThirdParty: true, contactId: "CNT-2001" },
};

/** The claim has an estimate and a deductible; the third party sees neither. */
export const ThirdPartyOfAMember: Story = {
  args: { claimNumber: "CLM-2003", isThirdParty: true, contactId: "CNT-2003" },
};

/** A scenario that this version does not know. */
export const UnknownScenario: Story = { args: { claimNumber: "CLM-3002" } };

/** An image in place of a host's map. */
function HostsMap({ name = "" }): JSX.Element {
  return (
    <svg role="img" aria-label={`Map: ${name}`} viewBox="0 0 120 80" width="100%" height="100%">
      <path d="M-10 60 60 20 140 50M30 -10 70 100" stroke="currentColor" fill="none" />
      <circle cx="56" cy="23" r="4" fill="var(--ck-color-accent)" />
    </svg>
  );
}

const loadPlaceMap: LoadPlaceMap = async () => ({ default: HostsMap });

/** A host with a map. */
function Host({ children }: { children: ReactNode }): ReactNode {
  const { client } = useSettings();
  return (
    client && (
      <ClaimkitProvider client={client} loadPlaceMap={loadPlaceMap}>
        {children}
      </ClaimkitProvider>
    )
  );
}

/** Without a map, the button opens directions in a new tab. */
export const ViewOnMap: Story = {
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole("button", { name: "View on map" });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
  },
  decorators: [
    (Story) => (
      <Host>
        <Story />
      </Host>
    ),
  ],
};

/** A server that does not limit texts. */
export const LongTexts: Story = {
  args: { claimNumber: LONG_CLAIM_NUMBER },
  parameters: { claimkit: { seed: longTexts } },
};

export const Loading: Story = { parameters: { claimkit: { latencyMs: 600_000 } } };

export const Failed: Story = {
  parameters: { claimkit: { faults: { repairsDetails: { status: 500 } } } },
};

export const MissingClaimNumber: Story = { args: { claimNumber: "" } };

export const Spanish: Story = { globals: { locale: "es-US" } };

export const SpanishTotalLoss: Story = { ...TotalLoss, globals: { locale: "es-US" } };

export const Dark: Story = { globals: { theme: "dark" } };

export const DarkNetworkShop: Story = { ...NetworkShop, globals: { theme: "dark" } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };

export const RightToLeftOptions: Story = { ...Options, globals: { direction: "rtl" } };

const narrow: Decorator = (Story) => (
  <div style={{ inlineSize: "20rem" }}>
    <Story />
  </div>
);

/** A phone, or a sidebar: the layout depends on the section's width, not the window's. */
export const Narrow: Story = { decorators: [narrow] };

export const NarrowNetworkShop: Story = { ...NetworkShop, decorators: [narrow] };

export const NarrowLongTexts: Story = { ...LongTexts, decorators: [narrow] };
