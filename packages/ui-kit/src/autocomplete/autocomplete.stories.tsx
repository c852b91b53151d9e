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

/** As a service answers, of which the user knows nothing but that it takes its time. */
async function askPlaces(typed: string): Promise<{ value: string; text: string }[]> {
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

/** Types into the field, as the play function of a story. */
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

/** Options that a service is asked for, once the typing pauses; free text is as good. */
export const Asked: Story = {
  args: {
    label: "Address or ZIP code",
    options: askPlaces,
    enterKeyHint: "search",
  },
  play: async (context) => {
    await typing("colum")(context);
    await within(context.canvasElement).findByRole("option", { name: "Columbus, OH" });
  },
};

export const Loading: Story = {
  args: { label: "Address or ZIP code", options: () => new Promise(() => {}) },
  // It never ends, so nothing is to wait for that.
  parameters: { claimkit: { latencyMs: 600_000 } },
  play: typing("colum"),
};

/** What was typed stays, and can be sent. */
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

/** Requires an option. Other text stays, to be corrected. */
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

/** A short list shows its first options on a press. */
export const ShortList: Story = {
  args: { minimumCharacters: 0, optionsShown: 3 },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("combobox"));
  },
};

export const WithInstructions: Story = {
  args: { instructionalText: "Where the vehicle is registered.", required: true },
};

/** The caller decides what is wrong; the kit only shows it. */
export const Invalid: Story = {
  args: { defaultValue: "Ohoi", error: "We don't know this state." },
};

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: "OH" } };

export const Disabled: Story = { args: { disabled: true, defaultValue: "OH" } };

export const Dark: Story = { ...Open, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...Open, globals: { direction: "rtl" } };

export const Spanish: Story = { ...NoMatch, globals: { locale: "es-US" } };
