import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { missingTokens, Tokens } from "./tokens.tsx";

export default {
  title: "Foundations/Tokens",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  render: () => <Tokens />,
} satisfies Meta;

/** Every token, with a sample and its value. */
export const Light: StoryObj = {
  play: async ({ canvas }) => {
    await expect(missingTokens()).toEqual([]);
    await expect(canvas.getByText("#f8f6f2, #10171a")).toBeVisible();
  },
};

export const Dark: StoryObj = { globals: { theme: "dark" } };
