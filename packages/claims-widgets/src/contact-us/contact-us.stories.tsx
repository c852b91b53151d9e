import { claims, type ContactUs as Contacts, type DayFromToday } from "@claimkit/sandbox";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent } from "storybook/test";
import { ContactUs } from "./contact-us.tsx";

export default {
  component: ContactUs,
  args: { claimNumber: "CLM-1007" },
} satisfies Meta<typeof ContactUs>;

type Story = StoryObj<typeof ContactUs>;

/** Every claim of the sandbox with these contacts instead of its own. */
const withContacts = (contactUs: Contacts): object => ({
  claimkit: {
    seed: claims.map((claim) => (day: DayFromToday) => ({ ...claim(day), contactUs })),
  },
});

const opened: NonNullable<Story["play"]> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button"));
};

/** Nothing has been requested yet. */
export const Collapsed: Story = {};

export const Open: Story = { play: opened };

/** No contact for injuries if nobody was hurt. */
export const TwoKinds: Story = { args: { claimNumber: "CLM-1006" }, play: opened };

export const OneKind: Story = { args: { claimNumber: "CLM-3001" }, play: opened };

export const Empty: Story = {
  parameters: withContacts({ generalClaimQuestions: null }),
  play: opened,
};

/** No email address, a number outside the US, and no name. */
export const PartsMissing: Story = {
  parameters: withContacts({
    generalClaimQuestions: { claimAdjusterName: "Dana Whitfield", tollFreeNumber: "8005550140" },
    vehicleDamageQuestions: { usOnly: "16145550141 ext. 7" },
    injuryQuestions: { claimAdjusterName: "Karen Holt", email: "karen.holt@example.com" },
  }),
  play: opened,
};

export const LongTexts: Story = {
  parameters: withContacts({
    generalClaimQuestions: {
      claimAdjusterName: "María de los Ángeles Fernández-Villaverde y Castañeda de la Torre",
      tollFreeNumber: "8005550140",
      email: "maria.de.los.angeles.fernandez-villaverde.y.castaneda@claims.midwest.example.com",
    },
  }),
  play: opened,
};

export const Loading: Story = {
  parameters: { claimkit: { latencyMs: 600_000 } },
  play: opened,
};

/** Only 'Try again' requests the contacts again. */
export const Failed: Story = {
  parameters: { claimkit: { faults: { contactUs: { status: 500 } } } },
  play: opened,
};

export const MissingClaimNumber: Story = { args: { claimNumber: "" }, play: opened };

export const ThirdParty: Story = {
  args: { claimNumber: "CLM-2001", isThirdParty: true, contactId: "CNT-2001" },
  play: opened,
};

export const Spanish: Story = { play: opened, globals: { locale: "es-US" } };

export const Dark: Story = { play: opened, globals: { theme: "dark" } };

export const RightToLeft: Story = { play: opened, globals: { direction: "rtl" } };

/** A phone: the layout depends on the widget's width, not the window's. */
export const Narrow: Story = {
  play: opened,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "20rem" }}>
        <Story />
      </div>
    ),
  ],
};
