import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { looksIn } from "./looks.ts";
import { OnAHostPage, withoutHostSheet } from "./on-a-host-page.tsx";
import { PageParts } from "./page-parts.tsx";
import { Parts } from "./parts.tsx";

/** The lines about the kit's parts that are not the same without the host's sheet. */
function changedByHost(canvas: HTMLElement): string[] {
  const looks = looksIn(canvas);
  const giveBack = withoutHostSheet();
  const own = new Set(looksIn(canvas));
  giveBack();
  return looks.filter((look) => !own.has(look));
}

/** The same with help, suggestions, calendar, the header's panel and a modal open, one after the other. */
async function changedByHostInAll(canvas: HTMLElement): Promise<string[]> {
  const { findByRole, getByRole } = within(canvas);
  const withHelp = changedByHost(canvas);
  await userEvent.type(getByRole("combobox", { name: /City/ }), "col");
  await findByRole("option", { name: /Columbus/ });
  const withSuggestions = changedByHost(canvas);
  await userEvent.click(getByRole("button", { name: /^Choose date/ }));
  await findByRole("grid");
  const withCalendar = changedByHost(canvas);
  await userEvent.click(getByRole("button", { name: /^(Claims|Menu)$/ }));
  const withPanel = changedByHost(canvas);
  await userEvent.keyboard("{Escape}");
  await userEvent.click(getByRole("button", { name: "Log out" }));
  const modal = await findByRole("alertdialog");
  await Promise.all(modal.getAnimations({ subtree: true }).map(({ finished }) => finished));
  return [...withHelp, ...withSuggestions, ...withCalendar, ...withPanel, ...changedByHost(canvas)];
}

export default {
  title: "On other pages",
  component: OnAHostPage,
  // One of the parts stays busy.
  parameters: { claimkit: { latencyMs: 600_000 } },
  // They compare looks themselves.
  tags: ["!autodocs", "no-picture"],
  args: {
    host: "bootstrap",
    sheet: "unlayered",
    children: (
      <>
        <Parts />
        <PageParts />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(await changedByHostInAll(canvasElement)).toEqual([]);
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
  "backgroundColor",
  "borderBottom",
  "borderTop",
  "color",
  "corners",
  "display",
  "float",
  "fontSize",
  "fontWeight",
  "lineHeight",
  "mark's look",
  "mark's size",
  "margin",
  "padding",
  "size",
  "textAlign",
  "textDecorationLine",
];

/**
 * Whatever a page says outside of layers wins over the layered sheet. Of Bootstrap, that is the type of
 * headings, the corners of buttons, lines of tables and some margins: such a page loads the unlayered sheet, or puts
 * Bootstrap into a layer.
 */
export const LayeredUnderBootstrap: Story = {
  args: { sheet: "layered" },
  // Bootstrap's blue for links is not made for our page's color.
  parameters: { a11y: { config: { rules: [{ id: "color-contrast", enabled: false }] } } },
  play: async ({ canvasElement }) => {
    const changed = await changedByHostInAll(canvasElement);
    const properties = changed.map((look) => look.split(": ")[1] ?? look);

    await expect(LOST).toEqual(expect.arrayContaining([...new Set(properties)]));
  },
};
