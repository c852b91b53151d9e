import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { TryAColor } from "./try-a-color.tsx";

export default {
  title: "Foundations/Try a color",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  render: () => <TryAColor />,
} satisfies Meta;

export const Playground: StoryObj = {};

/** A color that is illegible as text on white: both themes still have enough contrast. */
export const BrightPink: StoryObj = {
  tags: ["!dev", "no-screenshot"],
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: /^Color/ });
    await userEvent.clear(field);
    await userEvent.type(field, "hotpink");

    await expect(canvas.getByText(/--ck-color-accent: #ff69b4;/)).toBeVisible();
    const ratios = canvas
      .getAllByText(/ : 1/)
      .map(({ textContent }) => Number.parseFloat(textContent));
    await expect(ratios).toHaveLength(8);
    await expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
  },
};
