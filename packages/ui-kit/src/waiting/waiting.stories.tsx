import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../button/button.tsx";
import { Waiting } from "./waiting.tsx";

export default {
  component: Waiting,
  // Waits until it is shown, because its animation never ends.
  play: async () => {
    await new Promise((resolve) => setTimeout(resolve, 350));
  },
} satisfies Meta<typeof Waiting>;

type Story = StoryObj<typeof Waiting>;

export const Default: Story = {};

export const OtherText: Story = { args: { text: "Please wait while we process your request." } };

/** Inline, next to a text. */
export const Minimal: Story = { args: { size: "minimal" } };

/** Covers the page, locks its scrolling, and restores the focus at the end. */
export const FullScreen: Story = {
  args: { size: "full-screen" },
  parameters: { docs: { story: { inline: false, height: "320px" } } },
};

/** Announces the end; a very short wait is not shown at all. */
export const Active: Story = {
  render: function Active(args) {
    const [active, setActive] = useState(false);
    function load(time: number): void {
      setActive(true);
      setTimeout(() => setActive(false), time);
    }
    return (
      <>
        <Button onClick={() => load(200)}>Load for 0.2 s</Button>{" "}
        <Button onClick={() => load(3_000)}>Load for 3 s</Button>{" "}
        <Button onClick={() => load(12_000)}>Load for 12 s</Button>
        <Waiting {...args} active={active} doneText="Claims loaded, 12 results." />
      </>
    );
  },
};

export const OnAPhone: Story = {
  ...OtherText,
  globals: { viewport: { value: "phone" } },
};

export const Dark: Story = { globals: { theme: "dark" } };

export const FullScreenDark: Story = { ...FullScreen, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...Minimal, globals: { direction: "rtl" } };

export const Spanish: Story = { globals: { locale: "es-US" } };
