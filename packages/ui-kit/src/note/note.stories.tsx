import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "../link/link.tsx";
import { Note } from "./note.tsx";

export default {
  component: Note,
  args: { children: "Your rental car is paid for until the repairs are done." },
} satisfies Meta<typeof Note>;

type Story = StoryObj<typeof Note>;

export const Information: Story = {};

export const Warning: Story = {
  args: { type: "warning", children: "Keep the damaged parts until an adjuster has seen them." },
};

/** With a heading level, screen reader users can find it by its heading on a long page. */
export const OwnHeading: Story = {
  args: {
    heading: "Before you choose a shop",
    headingLevel: 3,
    children: (
      <p>
        You may go to any shop. <Link href="/shops">What our own shops guarantee</Link>
      </p>
    ),
  },
};

/** Text of more than one line. */
export const OnAPhone: Story = {
  args: {
    type: "warning",
    children: (
      <>
        <p>Keep the damaged parts until an adjuster has seen them.</p>
        <p>Photos are not enough: send us the receipts as well, and ask the shop for theirs.</p>
      </>
    ),
  },
  globals: { viewport: { value: "phone" } },
};

export const Dark: Story = { ...Warning, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...Information, globals: { direction: "rtl" } };

export const Spanish: Story = {
  args: { type: "warning", children: "Guarde las piezas dañadas hasta que un ajustador las vea." },
  globals: { locale: "es-US" },
};
