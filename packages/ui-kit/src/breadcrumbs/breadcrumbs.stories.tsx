import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentProps } from "react";
import { Breadcrumbs } from "./breadcrumbs.tsx";

export default {
  component: Breadcrumbs,
  args: {
    items: [
      { label: "Home", href: "#home" },
      { label: "Claims", href: "#claims" },
      { label: "CLM-1001" },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

type Story = StoryObj<typeof Breadcrumbs>;

const inWidth =
  (inlineSize: string): Decorator =>
  (Story) => (
    <div style={{ inlineSize }}>
      <Story />
    </div>
  );

const longPath = [
  { label: "Home", href: "#home" },
  { label: "Auto insurance", href: "#auto" },
  { label: "Policy POL-100", href: "#policy" },
  { label: "Claims", href: "#claims" },
  { label: "CLM-1001", href: "#claim" },
  { label: "Repair estimate" },
];

export const TheWholeWay: Story = {};

/** Only the current page, if it has no parent page. */
export const OnePage: Story = { args: { items: [{ label: "Home" }] } };

/** The middle of a long path is behind a button. */
export const LittleRoom: Story = {
  args: { items: longPath },
  decorators: [inWidth("31rem")],
};

export const LongWay: Story = { args: { items: longPath } };

/** On a phone, only the link to the parent page is shown. */
export const OnAPhone: Story = { decorators: [inWidth("20rem")] };

function RouterLink({ href, children, ...link }: ComponentProps<"a">) {
  return (
    <a {...link} href={`#/app/${href?.slice(1)}`}>
      {children}
    </a>
  );
}

/** A router's link component receives `href`, `className` and `children`. */
export const OwnLinks: Story = { args: { linkComponent: RouterLink } };

export const Spanish: Story = {
  args: {
    items: [
      { label: "Inicio", href: "#home" },
      { label: "Seguro de auto", href: "#auto" },
      { label: "Póliza POL-100", href: "#policy" },
      { label: "Reclamos", href: "#claims" },
      { label: "CLM-1001" },
    ],
  },
  decorators: [inWidth("31rem")],
  globals: { locale: "es-US" },
};

export const Dark: Story = { ...LittleRoom, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...LittleRoom, globals: { direction: "rtl" } };
