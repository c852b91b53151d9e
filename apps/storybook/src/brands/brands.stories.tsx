import { ClaimTracker } from "@claimkit/claims-widgets";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { KitInBrands } from "./kit-in-brands.tsx";

export default {
  title: "Foundations/Brands",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    // The tracker has a bar at the bottom of the window.
    docs: { story: { inline: false, height: "44rem" } },
  },
  render: () => (
    <main>
      <ClaimTracker claimNumber="CLM-1006" />
    </main>
  ),
} satisfies Meta;

const dark = { theme: "dark" };

/** Sets only the accent, to #ffcc00. */
export const Signal: StoryObj = { globals: { brand: "signal" } };

export const SignalDark: StoryObj = { globals: { ...Signal.globals, ...dark } };

/** Serif headings, corners of 20 px, and round buttons and fields. */
export const Harbor: StoryObj = { globals: { brand: "harbor" } };

export const HarborDark: StoryObj = { globals: { ...Harbor.globals, ...dark } };

/** Serifs and square corners, also of what is round otherwise. */
export const Almanac: StoryObj = { globals: { brand: "almanac" } };

export const AlmanacDark: StoryObj = { globals: { ...Almanac.globals, ...dark } };

/** Two bright colors, #ff0083 and #ff5715. */
export const Flare: StoryObj = { globals: { brand: "flare" } };

export const FlareDark: StoryObj = { globals: { ...Flare.globals, ...dark } };

/** Another typeface, wide corners, and a colored page. */
export const Pepper: StoryObj = { globals: { brand: "pepper" } };

export const PepperDark: StoryObj = { globals: { ...Pepper.globals, ...dark } };

/** The kit in six brands that each set one to twelve tokens, in light and dark. */
export const Kit: StoryObj = { render: () => <KitInBrands /> };
