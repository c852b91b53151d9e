import type { Meta, StoryObj } from "@storybook/react-vite";
import { Logo } from "./logo.tsx";

export default { component: Logo } satisfies Meta<typeof Logo>;

type Story = StoryObj<typeof Logo>;

export const Horizontal: Story = {};

export const Vertical: Story = { args: { type: "vertical" } };

export const Mark: Story = { args: { type: "mark" } };

export const Small: Story = { args: { size: "sm" } };

export const Large: Story = { args: { size: "lg" } };

/** Three sizes of three types. */
export const All: Story = {
  render: (args) => (
    <div style={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "1.5rem" }}>
      {(["sm", "md", "lg"] as const).map((size) =>
        (["horizontal", "vertical", "mark"] as const).map((type) => (
          <Logo key={size + type} {...args} size={size} type={type} />
        )),
      )}
    </div>
  ),
};

/** A company's own mark and name. */
export const OwnMark: Story = {
  args: {
    name: "Switchback Mutual",
    children: (
      <svg viewBox="0 0 32 32" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="4">
        <path d="M4 26h16a5 5 0 0 0 0-10h-8a5 5 0 0 1 0-10h16" />
      </svg>
    ),
  },
};

/** A link with the logo is named after its target. */
export const AsLink: Story = {
  render: (args) => (
    <a href="#home" aria-label="Claimkit, home page">
      <Logo {...args} />
    </a>
  ),
};

export const Dark: Story = { ...All, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...All, globals: { direction: "rtl" } };
