import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_CLAIM_NUMBER } from "../../testing/long-texts.ts";
import { ClaimNumberHeader } from "./claim-number-header.tsx";

export default {
  component: ClaimNumberHeader,
  args: { claimNumber: "CLM-1006" },
} satisfies Meta<typeof ClaimNumberHeader>;

type Story = StoryObj<typeof ClaimNumberHeader>;

export const Ready: Story = {};

export const LongClaimNumber: Story = { args: { claimNumber: LONG_CLAIM_NUMBER } };

export const MissingClaimNumber: Story = { args: { claimNumber: "" } };

export const Spanish: Story = { globals: { locale: "es-US" } };

export const Dark: Story = { globals: { theme: "dark" } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };
