import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { userEvent, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Logo } from "../logo/logo.tsx";
import { Header } from "./header.tsx";
import { animationsEnded } from "../../testing/animations-ended.ts";

const claims = {
  label: "Claims",
  links: [
    { label: "Your claims", href: "#claims", description: "From report to payment", current: true },
    { label: "Report a claim", href: "#report", description: "It takes about ten minutes" },
    { label: "Find a repair shop", href: "#shops", description: "Near you, with reviews" },
    { label: "Glass damage", href: "#glass", description: "Often repaired the same day" },
    { label: "Questions and answers", href: "#faq", description: "What others want to know" },
  ],
};
const policies = {
  label: "Policies",
  links: [
    { label: "Your policies", href: "#policies" },
    { label: "Proof of insurance", href: "#proof" },
    { label: "Add a driver", href: "#driver" },
  ],
};
const payments = { label: "Payments", href: "#payments" };
const contact = { label: "Contact us", href: "#contact" };
const help = { label: "Help", href: "#help" };

const phone = { viewport: { value: "phone" } };
const tablet = { viewport: { value: "tablet" } };
const desktop = { viewport: { value: "desktop" } };

export default {
  component: Header,
  args: {
    items: [claims, policies, payments, contact],
    logoHref: "#start",
    messageCount: 3,
    messagesHref: "#messages",
    actions: <Button>Log out</Button>,
  },
  parameters: { docs: { story: { inline: false, height: "420px" } } },
  globals: desktop,
  render: (args) => (
    // Fills the full width of the story.
    <div style={{ margin: "calc(-1 * var(--ck-space-5))" }}>
      <Header {...args} />
      <main id="main" style={{ padding: "var(--ck-space-5)" }}>
        <h1>CLM-1001</h1>
        {Array.from({ length: 30 }, (_, index) => (
          <p key={index}>Step {index + 1}: your repair shop has the parts that it needs.</p>
        ))}
      </main>
    </div>
  ),
} satisfies Meta<typeof Header>;

type Story = StoryObj<typeof Header>;

/** Clicks one button after another, and waits until transitions have ended. */
const press =
  (...names: string[]) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    for (const name of names) {
      await userEvent.click(await within(canvasElement).findByRole("button", { name }));
      await within(canvasElement).findByRole("button", { name, expanded: true, hidden: true });
    }
    await animationsEnded();
  };

/** As wide as the breakpoint, or wider. */
export const Desktop: Story = {};

/** One panel at a time: another item, Escape, a click elsewhere or on a link closes it. */
export const DesktopPanel: Story = { play: press("Claims") };

/** Narrower than the breakpoint. */
export const Phone: Story = { globals: phone };

/** At most 384 px wide. The page behind it is inert and does not scroll. */
export const PhoneMenu: Story = { globals: phone, play: press("Menu") };

/** The second level covers the first; Escape goes back. */
export const PhoneSecondLevel: Story = { globals: phone, play: press("Menu", "Claims") };

/** 768 px is not narrower than the breakpoint. */
export const Tablet: Story = { globals: tablet };

/** Sites with many items need a menu button earlier. */
export const OtherBreakpoint: Story = { args: { breakpoint: 1000 }, globals: tablet };

/** Lower, with the logo in the middle. */
export const Compact: Story = { args: { layout: "compact", items: [claims, policies, contact] } };

export const CompactPhone: Story = { args: { layout: "compact" }, globals: phone };

/** Without a menu button: one or two items fit into the header on a phone. */
export const WithoutMenuButton: Story = {
  args: { items: [help], menuControl: "none", messageCount: undefined },
  globals: phone,
};

/** Before the user has logged in. */
export const LogoAndActions: Story = {
  args: {
    items: [],
    messageCount: undefined,
    actions: (
      <Button variant="primary" href="#login">
        Log in
      </Button>
    ),
  },
  globals: phone,
};

/** Shows '99+'; screen readers announce the full number. */
export const ManyMessages: Story = { args: { messageCount: 128 } };

export const NoMessages: Story = { args: { messageCount: 0 } };

/** Announced once when the number increases. */
export const NewMessages: Story = {
  render: function NewMessages(args) {
    const [count, setCount] = useState(0);
    return (
      <Header
        {...args}
        messageCount={count}
        actions={<Button onClick={() => setCount(count + 1)}>Receive one</Button>}
      />
    );
  },
};

/** The logo's name is the link's accessible name; without it, the link would have none. */
export const OwnLogo: Story = { args: { logo: <Logo type="mark" size="lg" name="Olentangy" /> } };

/** Items that would need a second line are behind the menu, and their panel scrolls. */
export const LongContents: Story = {
  args: {
    items: [
      {
        label: "Uninsured motorist property damage",
        links: Array.from({ length: 40 }, (_, index) => ({
          label: `Question ${index + 1} about coverages and deductibles in your state`,
          href: `#${index}`,
        })),
      },
      { label: "Everything that belongs to your policies", href: "#all" },
      { ...policies, label: "Comprehensive and collision" },
      payments,
      contact,
    ],
  },
  play: press("Menu", "Uninsured motorist property damage"),
};

export const LongContentsPhone: Story = { ...LongContents, globals: phone };

/** On a phone, the header hides after scrolling down 96 px, and reappears after scrolling up 96 px. */
export const StickyAuto: Story = { args: { sticky: "auto" }, globals: phone };

export const StickyOn: Story = { args: { sticky: "on" }, globals: phone };

export const StickyOff: Story = { args: { sticky: "off" }, globals: phone };

/** A click on a link leaves the panel open, for hosts that close it when the next page is loaded. */
export const NoAutoClose: Story = { args: { noAutoClose: true }, play: press("Policies") };

export const Dark: Story = { ...DesktopPanel, globals: { ...desktop, theme: "dark" } };

export const DarkPhoneMenu: Story = { ...PhoneMenu, globals: { ...phone, theme: "dark" } };

export const RightToLeft: Story = { ...DesktopPanel, globals: { ...desktop, direction: "rtl" } };

export const RightToLeftPhoneMenu: Story = {
  ...PhoneMenu,
  globals: { ...phone, direction: "rtl" },
};

export const Spanish: Story = {
  args: {
    items: [
      {
        label: "Reclamos",
        links: [
          { label: "Sus reclamos", href: "#claims", current: true },
          { label: "Reportar un reclamo", href: "#report" },
          { label: "Buscar un taller", href: "#shops" },
        ],
      },
      { label: "Pagos", href: "#payments" },
    ],
    actions: <Button>Salir</Button>,
  },
  globals: { ...phone, locale: "es-US" },
  play: press("Menú", "Reclamos"),
};
