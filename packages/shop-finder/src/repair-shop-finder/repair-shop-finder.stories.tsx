import type { Meta, StoryObj } from "@storybook/react-vite";
import { RepairShopFinder } from "./repair-shop-finder.tsx";

export default {
  component: RepairShopFinder,
  args: { userType: "registered", claimNumber: "CLM-1001" },
} satisfies Meta<typeof RepairShopFinder>;

type Story = StoryObj<typeof RepairShopFinder>;

/** Types into the search field. */
const searching =
  (text: string): NonNullable<Story["play"]> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), text);
  };

export const Start: Story = {};

/** Nothing is known yet: a picture of the network, without any code of MapLibre. */
export const Network: Story = {
  args: {
    network: [
      { latitude: 41.89, longitude: -87.64 },
      { latitude: 39.97, longitude: -83 },
      { latitude: 47.61, longitude: -122.33 },
      { latitude: 33.45, longitude: -112.07 },
    ],
  },
  parameters: { claimkit: { loadResultsMap: () => import("../shop-map/shops-map.tsx") } },
};

/** Two pages of shops. */
export const Found: Story = { play: searching("43215") };

/** Next to the map of the setting `loadResultsMap`, on the default basemap of this Storybook. */
export const WithMap: Story = {
  parameters: { claimkit: { loadResultsMap: () => import("../shop-map/shops-map.tsx") } },
  play: searching("60654"),
};

export const Chosen: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await searching("43215")(context);
    await userEvent.click(await canvas.findByRole("radio", { name: "Short North Collision" }));
  },
};

export const SecondPage: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await searching("43215")(context);
    await userEvent.click(await canvas.findByRole("button", { name: "Next page" }));
  },
};

/** Users who are not signed in see the shops, but do not pick one. */
export const Anonymous: Story = { args: { userType: "anonymous" }, play: searching("02108") };

export const AnonymousStart: Story = { args: { userType: undefined } };

/** Up to ten addresses in the United States. */
export const Suggestions: Story = {
  play: async (context) => {
    await searching("600")(context);
    await context.canvas.findAllByRole("option");
  },
};

export const InvalidAddress: Story = { play: searching("Nowhere{Enter}") };

export const NoShops: Story = { play: searching("59254") };

export const Loading: Story = {
  parameters: { claimkit: { latencyMs: 600_000 } },
  play: searching("43215"),
};

export const Failed: Story = {
  parameters: { claimkit: { faults: { repairFacilitiesSearch: { status: 500 } } } },
  play: searching("43215"),
};

export const Spanish: Story = { play: searching("43215"), globals: { locale: "es-US" } };

export const Dark: Story = { ...Chosen, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...Chosen, globals: { direction: "rtl" } };

export const OnAPhone: Story = { ...Chosen, globals: { viewport: { value: "phone" } } };
