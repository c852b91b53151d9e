import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { computedStyles } from "./computed-styles.ts";
import { OnAHostPage, disableHostSheet } from "./on-a-host-page.tsx";
import { PageParts } from "./page-parts.tsx";
import { Parts } from "./parts.tsx";

/** The computed styles of the kit that the host's sheet changes. */
function changedByHost(canvas: HTMLElement): string[] {
  const withHost = computedStyles(canvas);
  const enableHostSheet = disableHostSheet();
  const withoutHost = new Set(computedStyles(canvas));
  enableHostSheet();
  return withHost.filter((line) => !withoutHost.has(line));
}

/** The same with help, suggestions, the calendar, the header's panel and a modal, opened in turn. */
async function changedByHostWithOverlays(canvas: HTMLElement): Promise<string[]> {
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
  title: "Foundations/Style isolation",
  component: OnAHostPage,
  // One component stays busy.
  parameters: { claimkit: { latencyMs: 600_000 } },
  // These stories compare computed styles themselves.
  tags: ["!autodocs", "no-screenshot"],
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
    await expect(await changedByHostWithOverlays(canvasElement)).toEqual([]);
  },
} satisfies Meta<typeof OnAHostPage>;

type Story = StoryObj<typeof OnAHostPage>;

/** A page's element selectors don't change the unlayered sheet. */
export const Bootstrap: Story = {};

export const Tailwind: Story = { args: { host: "tailwind" } };

export const Legacy: Story = { args: { host: "legacy" } };

/** Nor do they change the layered sheet if the page's sheet is in an earlier layer. */
export const LayeredAfterBootstrapInALayer: Story = {
  args: { host: "bootstrap in a layer", sheet: "layered" },
};

/** Tailwind has layers, so the kit's layered sheet only has to be loaded after them. */
export const LayeredAfterTailwind: Story = { args: { host: "tailwind", sheet: "layered" } };

export const LayeredAfterLegacyInALayer: Story = {
  args: { host: "legacy in a layer", sheet: "layered" },
};

/** Properties that Bootstrap's element selectors change in spite of the layered sheet. */
const CHANGED_BY_BOOTSTRAP = [
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
  "pseudo-element style",
  "pseudo-element size",
  "margin",
  "padding",
  "size",
  "textAlign",
  "textDecorationLine",
];

/**
 * A page's styles outside of layers override the layered sheet. Bootstrap changes the font of headings, the
 * corners of buttons, the lines of tables and some margins. Such a page needs the unlayered sheet, or
 * Bootstrap in a layer.
 */
export const LayeredUnderBootstrap: Story = {
  args: { sheet: "layered" },
  // Bootstrap's link color has too little contrast with this page.
  parameters: { a11y: { config: { rules: [{ id: "color-contrast", enabled: false }] } } },
  play: async ({ canvasElement }) => {
    const changed = await changedByHostWithOverlays(canvasElement);
    const properties = changed.map((line) => line.split(": ")[1] ?? line);

    await expect(CHANGED_BY_BOOTSTRAP).toEqual(expect.arrayContaining([...new Set(properties)]));
  },
};
