import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { close, star, upload } from "../icon/icon-paths.ts";
import { SvgIcon } from "../icon/svg-icon.tsx";
import { Button } from "./button.tsx";

export default {
  component: Button,
  args: { children: "Track claim" },
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

/** Keeps the focus, ignores clicks, and announces the wait to screen readers. */
export const Busy: Story = { args: { variant: "primary", busy: true } };

/** Better than a disabled button: it can be focused, and the reason is shown. */
export const DisabledWithReason: Story = {
  args: { variant: "primary", disabledReason: "Choose a repair shop first." },
};

/** Not in the tab order, and without a reason. Use it only if the reason is obvious. */
export const Disabled: Story = { args: { disabled: true } };

/** An icon alone needs an accessible name. */
export const IconOnly: Story = {
  args: { "aria-label": "Save this shop", children: <SvgIcon paths={star} /> },
};

export const IconOnlyQuiet: Story = {
  args: { "aria-label": "Close", variant: "quiet", children: <SvgIcon paths={close} /> },
};

/** Stays pressed until it is pressed again. Its name does not change. */
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

/** A second click within a second is taken as accidental and ignored. */
export const SendsOnce: Story = { args: { variant: "primary", type: "submit", children: "Send" } };

export const LongLabel: Story = {
  args: { children: "View and upload the documents and photos that belong to your claim" },
};

export const Dark: Story = { ...Primary, globals: { theme: "dark" } };

export const BusyDark: Story = { ...Busy, globals: { theme: "dark" } };

export const ToggleDark: Story = { ...Toggle, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...WithIcon, globals: { direction: "rtl" } };
