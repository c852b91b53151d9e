import type { Meta, StoryObj } from "@storybook/react-vite";
import { question } from "../icon/icon-paths.ts";
import { SvgIcon } from "../icon/svg-icon.tsx";
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

/** Status and date are one phrase. */
export const WithDate: Story = { args: { label: "Closed", status: "success", date: "Nov 3" } };

/** Colors without a meaning, by token name. */
export const Colors: Story = {
  render: () => (
    <p style={{ display: "flex", flexWrap: "wrap", gap: "var(--ck-space-2)" }}>
      {(["neutral", "accent", "error", "info", "success", "warning"] as const).map((color) => (
        <Tag key={color} label={color} color={color} />
      ))}
    </p>
  ),
};

/** Long text is never truncated. */
export const LongOnAPhone: Story = {
  args: {
    label: "Waiting for the shop's answer to the second supplement of your estimate",
    status: "warning",
    date: "Nov 3",
  },
  globals: { viewport: { value: "phone" } },
};

export const OtherIcon: Story = {
  args: { label: "Not known yet", icon: <SvgIcon paths={question} size="small" /> },
};

export const ColorsDark: Story = { ...Colors, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...WithDate, globals: { direction: "rtl" } };

export const Dark: Story = { ...Warning, globals: { theme: "dark" } };
