import type { Meta, StoryObj } from "@storybook/react-vite";
import { question } from "../icon/drawings.ts";
import { Drawing } from "../icon/drawing.tsx";
import { Tag } from "./tag.tsx";

export default {
  component: Tag,
  args: { label: "Open" },
} satisfies Meta<typeof Tag>;

type Story = StoryObj<typeof Tag>;

export const Neutral: Story = { args: { label: "Closed" } };

export const Accent: Story = { args: { color: "accent" } };

export const Info: Story = { args: { status: "info" } };

export const Success: Story = { args: { label: "Complete", status: "success" } };

export const Warning: Story = { args: { label: "Action needed", status: "warning" } };

export const Error: Story = { args: { label: "Declined", status: "error" } };

export const OtherIcon: Story = {
  args: { label: "Not known yet", icon: <Drawing paths={question} size="small" /> },
};

export const Dark: Story = { ...Warning, globals: { theme: "dark" } };
