import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { close, star, upload } from "../icon/icon-paths.ts";
import { SvgIcon } from "../icon/svg-icon.tsx";
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
        <SvgIcon paths={upload} />
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

/** Gone from the tab order, without a reason: only where it says itself why. */
export const Disabled: Story = { args: { disabled: true } };

/** A picture alone needs a name for those who don't see it. */
export const IconOnly: Story = {
  args: { "aria-label": "Save this shop", children: <SvgIcon paths={star} /> },
};

export const IconOnlyQuiet: Story = {
  args: { "aria-label": "Close", variant: "quiet", children: <SvgIcon paths={close} /> },
};

/** Stays in until it is pressed again. Its name stays too. */
export const Toggle: Story = {
  args: { "aria-pressed": true, children: "Show closed claims" },
  render: function Toggled({ "aria-pressed": start, children }) {
    const [pressed, setPressed] = useState(start === true);
    return (
      <Button aria-pressed={pressed} onClick={() => setPressed(!pressed)}>
        {children}
      </Button>
    );
  },
};

/** A second click within a second is a slip of the finger, and sends nothing. */
export const SendsOnce: Story = { args: { variant: "primary", type: "submit", children: "Send" } };

export const LongLabel: Story = {
  args: { children: "View and upload the documents and photos that belong to your claim" },
};

export const Dark: Story = { ...Primary, globals: { theme: "dark" } };

export const BusyDark: Story = { ...Busy, globals: { theme: "dark" } };

export const ToggleDark: Story = { ...Toggle, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...WithIcon, globals: { direction: "rtl" } };
