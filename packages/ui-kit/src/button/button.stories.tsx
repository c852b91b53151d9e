import type { Meta, StoryObj } from "@storybook/react-vite";
import { upload } from "../icon/drawings.ts";
import { Drawing } from "../icon/drawing.tsx";
import { Button } from "./button.tsx";

export default {
  component: Button,
  args: { children: "Track claim" },
  // The props are a choice of two kinds, a button's or a link's, which the docs can't read.
  argTypes: {
    variant: {
      control: "inline-radio",
      options: ["primary", "secondary", "quiet"],
      description: "How much it asks for attention. One primary button in sight is enough.",
    },
    href: { control: "text", description: "Where it leads. It is then a link." },
    busy: { control: "boolean", description: "What it started is under way." },
    disabledReason: { control: "text", description: "Why it can't be used now." },
  },
} satisfies Meta<typeof Button>;

type Story = StoryObj<typeof Button>;

export const Primary: Story = { args: { variant: "primary" } };

export const Secondary: Story = {};

export const Quiet: Story = { args: { variant: "quiet" } };

export const WithIcon: Story = {
  args: {
    children: (
      <>
        <Drawing paths={upload} />
        Upload documents
      </>
    ),
  },
};

/** A link that looks like a button. */
export const Link: Story = { args: { href: "#claims", children: "All claims" } };

/** Keeps the focus, does nothing, and tells screen readers to wait. */
export const Busy: Story = { args: { variant: "primary", busy: true } };

/** Better than a dead button: everyone can reach it and read why it does nothing. */
export const DisabledWithReason: Story = {
  args: { variant: "primary", disabledReason: "Choose a repair shop first." },
};

export const LongLabel: Story = {
  args: { children: "View and upload the documents and photos that belong to your claim" },
};

export const Dark: Story = { ...Primary, globals: { theme: "dark" } };

export const BusyDark: Story = { ...Busy, globals: { theme: "dark" } };
