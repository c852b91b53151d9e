import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { looksIn } from "./looks.ts";
import { OnAHostPage, withoutHostSheet } from "./on-a-host-page.tsx";
import { Parts } from "./parts.tsx";

/** The lines about the kit's parts that are not the same without the host's sheet. */
function changedByHost(canvas: HTMLElement): string[] {
  const looks = looksIn(canvas);
  const giveBack = withoutHostSheet();
  const own = new Set(looksIn(canvas));
  giveBack();
  return looks.filter((look) => !own.has(look));
}

export default {
  title: "On other pages",
  component: OnAHostPage,
  tags: ["!autodocs"],
  args: { host: "bootstrap", sheet: "unlayered", children: <Parts /> },
  play: async ({ canvasElement }) => {
    await expect(changedByHost(canvasElement)).toEqual([]);
  },
} satisfies Meta<typeof OnAHostPage>;

type Story = StoryObj<typeof OnAHostPage>;

/** The unlayered sheet keeps its look whatever a page says of bare tags. */
export const Bootstrap: Story = {};

export const Tailwind: Story = { args: { host: "tailwind" } };

export const Legacy: Story = { args: { host: "legacy" } };

/** The layered sheet does so too where the page's own sheet stands in a layer that comes before. */
export const LayeredAfterBootstrapInALayer: Story = {
  args: { host: "bootstrap in a layer", sheet: "layered" },
};

/** Tailwind's own layers are such ones, if the kit's sheet is loaded after them. */
export const LayeredAfterTailwind: Story = { args: { host: "tailwind", sheet: "layered" } };

export const LayeredAfterLegacyInALayer: Story = {
  args: { host: "legacy in a layer", sheet: "layered" },
};

/** What Bootstrap says of bare tags, and a layered sheet cannot win over. */
const LOST = [
  "color",
  "corners",
  "float",
  "fontSize",
  "fontWeight",
  "lineHeight",
  "margin",
  "padding",
  "size",
];

/**
 * Whatever a page says outside of layers wins over the layered sheet. Of Bootstrap, that is the type of
 * headings, the corners of buttons and some margins: such a page loads the unlayered sheet, or puts
 * Bootstrap into a layer.
 */
export const LayeredUnderBootstrap: Story = {
  args: { sheet: "layered" },
  play: async ({ canvasElement }) => {
    const properties = changedByHost(canvasElement).map((look) => look.split(": ")[1] ?? look);

    await expect([...new Set(properties)].toSorted()).toEqual(LOST);
  },
};
