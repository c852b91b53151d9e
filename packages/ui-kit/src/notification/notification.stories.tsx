import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { Notification } from "./notification.tsx";

export default {
  component: Notification,
  args: { children: "Your claim report section didn't load. We'll get that fixed." },
} satisfies Meta<typeof Notification>;

type Story = StoryObj<typeof Notification>;

export const Error: Story = {};

export const Warning: Story = {
  args: { type: "warning", children: "Your appointment is tomorrow. Bring your estimate." },
};

/** Spoken politely, after the current sentence; the others interrupt. */
export const Info: Story = {
  args: { type: "info", children: "We're checking your rental coverage." },
};

export const Success: Story = {
  args: { type: "success", children: "Your documents have been uploaded." },
};

export const WithHeading: Story = {
  args: {
    type: "info",
    heading: "No recent claims",
    children: "Closed claims with no activity for 12 months cannot be viewed online.",
  },
};

/** What can be done about it is not part of what is spoken. */
export const WithAction: Story = { args: { action: <Button>Try again</Button> } };

export const LongWord: Story = {
  args: { children: "https://claims.example.com/documents/".repeat(4) },
};

export const Dark: Story = { ...WithAction, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...WithAction, globals: { direction: "rtl" } };
