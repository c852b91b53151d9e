import type { Meta, StoryObj } from "@storybook/react-vite";
import { Icon, iconNames } from "./icon.tsx";

export default {
  component: Icon,
  args: { name: "car" },
} satisfies Meta<typeof Icon>;

type Story = StoryObj<typeof Icon>;

export const Default: Story = {};

export const Small: Story = { args: { size: "small" } };

/** With a title it is a picture with a meaning; without, screen readers pass over it. */
export const Meaningful: Story = { args: { name: "warning", title: "Warning" } };

export const All: Story = {
  render: () => (
    <ul style={{ display: "flex", flexWrap: "wrap", gap: "1.5rem", padding: 0, listStyle: "none" }}>
      {iconNames.map((name) => (
        <li key={name} style={{ display: "grid", justifyItems: "center", gap: "0.5rem" }}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
