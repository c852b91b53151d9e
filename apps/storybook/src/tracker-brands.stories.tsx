import { ClaimTracker } from "@claimkit/claims-widgets";
import type { Meta, StoryObj } from "@storybook/react-vite";
import "./brands.css";

interface BrandProps {
  /** The class that sets the tokens of a brand, in brands.css. */
  brand: string;
}

export default {
  title: "Appearance/Claim tracker",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  render: ({ brand }) => (
    <main className={`brand-page brand-${brand}`}>
      <ClaimTracker claimNumber="CLM-1006" />
    </main>
  ),
} satisfies Meta<BrandProps>;

type Story = StoryObj<BrandProps>;

const dark = { globals: { theme: "dark" } };

/** Sets only the accent, to #ffcc00. */
export const Signal: Story = { args: { brand: "signal" } };

export const SignalDark: Story = { ...Signal, ...dark };

/** Serif headings, corners of 20 px, and round buttons and fields. */
export const Harbor: Story = { args: { brand: "harbor" } };

export const HarborDark: Story = { ...Harbor, ...dark };

/** Serifs and square corners, also of what is round otherwise. */
export const Almanac: Story = { args: { brand: "almanac" } };

export const AlmanacDark: Story = { ...Almanac, ...dark };

/** Another typeface, wide corners, and a colored page. */
export const Pepper: Story = { args: { brand: "pepper" } };

export const PepperDark: Story = { ...Pepper, ...dark };
