import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Autocomplete } from "./autocomplete.tsx";

const states = [
  { value: "CA", text: "California" },
  { value: "CO", text: "Colorado" },
  { value: "NC", text: "North Carolina" },
  { value: "OH", text: "Ohio" },
  { value: "SC", text: "South Carolina" },
];
const places = ["Columbia, SC", "Columbus, GA", "Columbus, IN", "Columbus, OH"];

/** Simulates a request to a service. */
async function loadPlaces(typed: string): Promise<{ value: string; text: string }[]> {
  return places
    .filter((text) => text.toLowerCase().startsWith(typed.toLowerCase()))
    .map((text) => ({ value: text, text }));
}

export default {
  component: Autocomplete,
  args: { label: "State", options: states },
  argTypes: { options: { control: false } },
} satisfies Meta<typeof Autocomplete>;

type Story = StoryObj<typeof Autocomplete>;

/** Returns a play function that types into the field. */
function typing(text: string): NonNullable<Story["play"]> {
  return async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("combobox"), text);
  };
}

export const Basic: Story = {};

/** Accents and capitals don't matter; options that start with the text come first. */
export const Open: Story = { play: typing("caro{ArrowDown}") };

export const Chosen: Story = { args: { defaultValue: "OH" } };

export const TooFewCharacters: Story = { play: typing("ca") };

export const NoMatch: Story = { play: typing("xyz") };

/** Options are loaded when the user pauses typing. Free text is valid too. */
export const Asked: Story = {
  args: {
    label: "Address or ZIP code",
    options: loadPlaces,
    enterKeyHint: "search",
  },
  play: async (context) => {
    await typing("colum")(context);
    await within(context.canvasElement).findByRole("option", { name: "Columbus, OH" });
  },
};

export const Loading: Story = {
  args: { label: "Address or ZIP code", options: () => new Promise(() => {}) },
  // Loading never ends, so don't wait for it.
  parameters: { claimkit: { latencyMs: 600_000 } },
  play: typing("colum"),
};

/** The typed text stays, and can be submitted. */
export const Failed: Story = {
  args: {
    label: "Address or ZIP code",
    options: async () => {
      throw new Error("Offline.");
    },
  },
  play: async (context) => {
    await typing("colum")(context);
    await within(context.canvasElement).findByText("Suggestions are not available. Keep typing.");
  },
};

/** Requires an option. Other text is invalid, and stays to be corrected. */
export const ListOnly: Story = {
  args: { listOnly: true, required: true, defaultValue: "Caro" },
  render: (args) => (
    <form aria-label="Claim" onSubmit={(event) => event.preventDefault()}>
      <Autocomplete {...args} />
      <Button type="submit">Send</Button>
    </form>
  ),
  play: typing("{Enter}"),
};

/** A short list shows its first options when the field is clicked. */
export const ShortList: Story = {
  args: { minimumCharacters: 0, maxOptions: 3 },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("combobox"));
  },
};

export const WithInstructions: Story = {
  args: { instructionalText: "Where the vehicle is registered.", required: true },
};

/** Validation is the caller's; the field only displays the error. */
export const Invalid: Story = {
  args: { defaultValue: "Ohoi", error: "We don't know this state." },
};

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: "OH" } };

export const Disabled: Story = { args: { disabled: true, defaultValue: "OH" } };

export const Dark: Story = { ...Open, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...Open, globals: { direction: "rtl" } };

export const Spanish: Story = { ...NoMatch, globals: { locale: "es-US" } };
