import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { PasswordField } from "./password-field.tsx";

export default {
  component: PasswordField,
  args: { label: "Password", required: true },
} satisfies Meta<typeof PasswordField>;

type Story = StoryObj<typeof PasswordField>;

const rules = [
  { text: "At least 12 characters", isMet: (password: string) => password.length >= 12 },
  { text: "A letter", isMet: (password: string) => /\p{L}/u.test(password) },
  { text: "A number", isMet: (password: string) => /\p{N}/u.test(password) },
  {
    text: "Not only letters and numbers",
    isMet: (password: string) => /[^\p{L}\p{N}]/u.test(password),
  },
];

export const Basic: Story = {};

export const Optional: Story = { args: { required: false } };

export const WithInstructions: Story = {
  args: { instructionalText: "The one that you chose when you signed up." },
};

/** Hidden again when the form is submitted, and when the user returns to the page. */
export const Shown: Story = {
  args: { defaultValue: "correct horse" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(canvas.getByRole("textbox", { name: "Password" })).toHaveProperty("type", "text");
  },
};

/** Screen readers announce "2 of 4 met" when the user pauses. */
export const NewPassword: Story = {
  args: { label: "New password", rules, defaultValue: "correct horse" },
};

/** The caller validates; the kit only shows the error. */
export const Invalid: Story = { args: { error: "That is not the password we know." } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: "correct horse" } };

export const Disabled: Story = { args: { disabled: true, defaultValue: "correct horse" } };

export const Spanish: Story = { args: { label: "Contraseña" }, globals: { locale: "es-US" } };

export const Dark: Story = { ...NewPassword, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...NewPassword, globals: { direction: "rtl" } };
