import type { Meta, StoryObj } from "@storybook/react-vite";
import { usePayoutDetails } from "../payout/payout.tsx";
import { ClaimTracker } from "./claim-tracker.tsx";
import { TrackerAside, TrackerHead, TrackerMain, TrackerSections } from "./tracker-areas.tsx";
import { useClaim } from "./tracker-context.ts";
import { TrackerContacts, TrackerTimeline } from "./tracker-parts.tsx";
import { TrackerSection } from "./tracker-section.tsx";

export default {
  component: ClaimTracker,
  args: { claimNumber: "CLM-1002" },
  // A page of its own: it has a bar at the bottom of the window.
  parameters: { docs: { story: { inline: false, height: "44rem" } } },
} satisfies Meta<typeof ClaimTracker>;

type Story = StoryObj<typeof ClaimTracker>;

/** An appointment tomorrow. */
export const Ready: Story = {};

/** An estimate to read, a deductible to pay, and payments. */
export const WithEstimate: Story = { args: { claimNumber: "CLM-1006", showFeedback: true } };

export const TotalLoss: Story = { args: { claimNumber: "CLM-1007" } };

export const Closed: Story = { args: { claimNumber: "CLM-1011" } };

/** Reported today: no timeline yet. */
export const JustReported: Story = { args: { claimNumber: "CLM-3001" } };

export const ThirdParty: Story = {
  args: { claimNumber: "CLM-2003", isThirdParty: true, contactId: "CNT-2003" },
};

/** The host provides the FAQs. */
export const WithFaqs: Story = { args: { faqs: <p>Questions of the host page.</p> } };

function Payments() {
  const { data } = usePayoutDetails(useClaim());
  return <p>{data && `${data.paymentDetails.length} payments`}</p>;
}

/** The payout is first and the host's, there is a note between two sections, and no summary. */
export const OwnSections: Story = {
  args: {
    claimNumber: "CLM-1006",
    children: [
      <TrackerHead key="head" />,
      <TrackerAside key="aside" />,
      <TrackerMain key="main">
        <TrackerTimeline />
        <TrackerSections>
          <TrackerSection category="PAYOUT">
            <h3>Payments</h3>
            <Payments />
          </TrackerSection>
          <TrackerSection category="REPORT" />
          <p>Your shop is closed on Monday.</p>
          <TrackerSection category="REPAIRS" />
        </TrackerSections>
        <TrackerContacts />
      </TrackerMain>,
    ],
  },
};

/** The repairs fail to load; everything else is shown. */
export const OnePartFailed: Story = {
  parameters: { claimkit: { faults: { repairsDetails: { status: 500 } } } },
};

/** Three or more failures with the same cause are reported in one message. */
export const AllFailed: Story = {
  parameters: { claimkit: { faults: { all: { status: 503 } } } },
};

export const WrongNumber: Story = { args: { claimNumber: "CLM-9999" } };

/** Reloads automatically when the connection is back. */
export const Offline: Story = {
  parameters: { claimkit: { faults: { all: { drop: true } } } },
  beforeEach() {
    Object.defineProperty(navigator, "onLine", { configurable: true, value: false });
    return () => Reflect.deleteProperty(navigator, "onLine");
  },
};

export const LoadingOnAPhone: Story = {
  parameters: { claimkit: { latencyMs: 600_000 } },
  globals: { viewport: { value: "phone" } },
};

export const Loading: Story = { parameters: { claimkit: { latencyMs: 600_000 } } };

export const MissingClaimNumber: Story = { args: { claimNumber: "" } };

export const Spanish: Story = { globals: { locale: "es-US" } };

export const Dark: Story = { globals: { theme: "dark" } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };
