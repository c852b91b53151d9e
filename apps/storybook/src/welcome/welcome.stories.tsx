import type { Meta, StoryObj } from "@storybook/react-vite";
import { Welcome } from "./welcome.tsx";

export default {
  title: "Start/Welcome",
  component: Welcome,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Welcome>;

export const FrontPage: StoryObj<typeof Welcome> = {};
