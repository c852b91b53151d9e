import type { Meta, StoryObj } from "@storybook/react-vite";
import { Select } from "./select.tsx";

export default {
  component: Select,
  args: {
    label: "What happened?",
    options: [
      { value: "hail", text: "Hail" },
      { value: "fire", text: "Fire" },
      { value: "theft", text: "Theft" },
    ],
  },
} satisfies Meta<typeof Select>;

type Story = StoryObj<typeof Select>;

export const Basic: Story = {};

export const Chosen: Story = { args: { defaultValue: "hail" } };

export const Required: Story = { args: { required: true } };

export const OwnPlaceholder: Story = { args: { placeholder: "Choose a cause" } };

/** An option is chosen initially. */
export const WithoutPlaceholder: Story = {
  args: { label: "Sort by", placeholder: "", options: [{ value: "newest", text: "Newest first" }] },
};

export const WithInstructions: Story = {
  args: { instructionalText: "What did the most damage." },
};

export const Invalid: Story = { args: { required: true, error: "Choose an option." } };

export const Disabled: Story = { args: { disabled: true, defaultValue: "hail" } };

/** For anything that `options` can't express. */
export const Groups: Story = {
  args: {
    options: [],
    children: [
      <optgroup key="weather" label="Weather">
        <option value="hail">Hail</option>
        <option value="flood">Flood</option>
      </optgroup>,
      <optgroup key="people" label="People">
        <option value="theft">Theft</option>
        <option value="riot" disabled>
          Riot
        </option>
      </optgroup>,
    ],
  },
};

export const LongOption: Story = {
  args: {
    defaultValue: "other",
    options: [{ value: "other", text: "Collision with an animal that was not on a leash" }],
  },
};

export const Dark: Story = { ...Invalid, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...Invalid, globals: { direction: "rtl" } };

export const Spanish: Story = { args: { label: "¿Qué pasó?" }, globals: { locale: "es-US" } };
