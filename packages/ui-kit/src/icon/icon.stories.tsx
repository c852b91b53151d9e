import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { Icon, iconNames } from "./icon.tsx";

export default {
  component: Icon,
  args: { name: "car" },
} satisfies Meta<typeof Icon>;

type Story = StoryObj<typeof Icon>;

const list: CSSProperties = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(8rem, 1fr))",
  gap: "2rem 1rem",
  margin: 0,
  padding: 0,
  listStyle: "none",
};

const item: CSSProperties = {
  display: "grid",
  gridTemplateColumns: "repeat(3, auto)",
  placeContent: "center",
  placeItems: "center",
  gap: "0.75rem 1rem",
};

export const Default: Story = {};

export const Small: Story = { args: { size: "small" } };

/** With a title, it is an image with a text alternative; without, it is hidden from screen readers. */
export const Meaningful: Story = { args: { name: "warning", title: "Warning" } };

/** A chevron and an arrow point down; start and end follow the reading direction. */
export const Turned: Story = {
  args: { name: "chevron" },
  render: ({ name }) => (
    <>
      <Icon name={name} />
      <Icon name={name} rotate="up" />
      <Icon name={name} rotate="start" />
      <Icon name={name} rotate="end" />
    </>
  ),
};

export const TurnedRightToLeft: Story = { ...Turned, globals: { direction: "rtl" } };

export const All: Story = {
  render: () => (
    <ul style={list}>
      {iconNames.map((name) => (
        <li key={name} style={item}>
          <Icon name={name} style={{ scale: 1.5 }} />
          <Icon name={name} />
          <Icon name={name} size="small" />
          <small style={{ gridColumn: "1 / -1" }}>{name}</small>
        </li>
      ))}
    </ul>
  ),
};

export const AllDark: Story = { ...All, globals: { theme: "dark" } };
