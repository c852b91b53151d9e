import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
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

/** Announced politely, after the current speech; the other types interrupt. */
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

/** The action is not part of the announcement. */
export const WithAction: Story = { args: { action: <Button>Try again</Button> } };

/** The caller removes it in `onClose`. It never disappears by itself. */
export const CanBeClosed: Story = {
  args: { type: "success", heading: "Saved", children: "Your address has been changed." },
  render: function CanBeClosed(args) {
    const [isHere, setHere] = useState(true);
    return (
      <>
        <h2>Your address</h2>
        {isHere && <Notification {...args} onClose={() => setHere(false)} />}
      </>
    );
  },
};

export const CanBeClosedWithAction: Story = {
  ...CanBeClosed,
  args: {
    heading: "Your photos were not sent",
    headingLevel: 3,
    children: "The connection was lost. They are kept on your phone.",
    action: <Button>Try again</Button>,
  },
};

export const OnAPhone: Story = {
  ...CanBeClosedWithAction,
  globals: { viewport: { value: "phone" } },
};

export const Spanish: Story = {
  ...CanBeClosed,
  args: { type: "success", children: "Sus documentos se enviaron." },
  globals: { locale: "es-US" },
};

export const LongWord: Story = {
  args: { children: "https://claims.example.com/documents/".repeat(4) },
};

export const Dark: Story = { ...CanBeClosedWithAction, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...CanBeClosedWithAction, globals: { direction: "rtl" } };
