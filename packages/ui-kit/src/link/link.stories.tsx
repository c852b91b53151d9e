import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "./link.tsx";

export default {
  component: Link,
  args: { href: "tel:+18005550199", children: "800-555-0199" },
} satisfies Meta<typeof Link>;

type Story = StoryObj<typeof Link>;

export const Basic: Story = {};

export const InText: Story = {
  render: (link) => (
    <p>
      If you need us, call <Link {...link} /> at any time.
    </p>
  ),
};

export const NewTab: Story = {
  args: { href: "https://example.com", newTab: true, children: "Get directions" },
};

export const NewTabDark: Story = { ...NewTab, globals: { theme: "dark" } };
