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

export const Bootstrap: Story = {};

export const Tailwind: Story = { args: { host: "tailwind" } };

/** The kit's sheet also declares where Tailwind's layers are. */
export const BeforeTailwind: Story = { args: { host: "tailwind", isFirst: true } };

export const Tailwind3: Story = { args: { host: "tailwind 3" } };

export const MaterialUi: Story = { args: { host: "material ui" } };

export const Legacy: Story = { args: { host: "legacy" } };
