import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../button/button.tsx";
import { Overlay, type OverlayProps } from "./overlay.tsx";
import { animationsEnded } from "../../testing/animations-ended.ts";

const picture = (
  <div
    style={{
      display: "grid",
      placeItems: "center",
      gap: "var(--ck-space-4)",
      padding: "var(--ck-space-6)",
      borderRadius: "var(--ck-radius)",
      border: "1px solid var(--ck-color-edge)",
      background: "var(--ck-color-surface)",
    }}
  >
    The dent in the hood, at its full size
  </div>
);

export default {
  component: Overlay,
  // The props are a union, which docgen doesn't support.
  parameters: { docs: { story: { inline: false, height: "360px" } } },
  play: animationsEnded,
} satisfies Meta<OverlayProps>;

type Story = StoryObj<OverlayProps>;

/** Escape and a click outside its content hide it; the focus returns to the button. */
export const Openable: Story = {
  render: function Openable() {
    const [shown, setShown] = useState(false);
    return (
      <>
        <Button onClick={() => setShown(true)}>Enlarge the picture</Button>
        <Overlay aria-label="Damage to the hood" shown={shown} onClose={() => setShown(false)}>
          {picture}
        </Overlay>
      </>
    );
  },
};

export const Shown: Story = {
  args: { "aria-label": "Damage to the hood", shown: true, children: picture },
};

/** Only tints the page: the button behind it can be clicked. */
export const ClickThrough: Story = {
  render: () => (
    <>
      <Button>Track claim</Button>
      <Overlay clickThrough shown>
        {picture}
      </Overlay>
    </>
  ),
};

export const OnAPhone: Story = { ...Shown, globals: { viewport: { value: "phone" } } };

export const Dark: Story = { ...Shown, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...Shown, globals: { direction: "rtl" } };
