import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Textarea } from "./textarea.tsx";

export default {
  component: Textarea,
  args: { label: "What happened?" },
} satisfies Meta<typeof Textarea>;

type Story = StoryObj<typeof Textarea>;

const STORY = "Hail the size of golf balls came down while the car stood in front of the house.";

export const Basic: Story = {};

export const Required: Story = { args: { required: true } };

export const WithInstructions: Story = {
  args: { instructionalText: "Where you were, what you saw, and who else was there." },
};

/** The count is also announced when the user pauses for a second. */
export const WithCount: Story = { args: { showCount: true, defaultValue: STORY } };

/** By default, the browser truncates long text, and the part of a pasted text that did not fit is shown. */
export const AtTheLimit: Story = {
  args: { showCount: true, maxLength: STORY.length, defaultValue: STORY },
};

/** The part of a pasted text that did not fit is shown until the user continues typing. */
export const PastedTooMuch: Story = {
  args: { maxLength: 30, label: "What happened, in short?" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.paste(STORY);
    await expect(canvas.getByText(/^Characters that did not fit/)).toBeVisible();
  },
};

/** Text may be too long for a while; the form is invalid until it is shortened. */
export const OverTheLimit: Story = {
  args: { showCount: true, overLimit: "allow", maxLength: 40, defaultValue: STORY },
  render: (args) => (
    <form style={{ display: "grid", gap: "1rem", justifyItems: "start" }}>
      <Textarea {...args} style={{ inlineSize: "min(100%, 40rem)" }} />
      <Button type="submit">Send</Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(canvas.getByText("Enter at most 40 characters.")).toBeVisible();
  },
};

/** The caller validates; the kit only shows the error. */
export const Invalid: Story = { args: { required: true, error: "Tell us what happened." } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: STORY } };

export const Disabled: Story = { args: { disabled: true, defaultValue: STORY } };

export const Controlled: Story = {
  args: { showCount: true },
  render: function Controlled(args) {
    const [story, setStory] = useState(STORY);
    return (
      <Textarea {...args} value={story} onChange={(event) => setStory(event.currentTarget.value)} />
    );
  },
};

export const Spanish: Story = {
  args: { label: "¿Qué pasó?", showCount: true },
  globals: { locale: "es-US" },
};

export const Dark: Story = { ...Invalid, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...WithCount, globals: { direction: "rtl" } };
