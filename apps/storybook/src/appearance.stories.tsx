import {
  Accordion,
  AccordionGroup,
  Button,
  Icon,
  Link,
  Notification,
  Tag,
  Waiting,
} from "@claimkit/ui-kit";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { JSX } from "react";
import "./appearance.css";

/** Kit components together on a claim page. */
function Claim(): JSX.Element {
  return (
    <main className="appearance">
      <header className="appearance-head">
        <div>
          <h1>Your claim</h1>
          <p className="appearance-quiet">CLM-1006 · 2021 Subaru Outback</p>
        </div>
        <Tag label="Open" status="info" />
      </header>

      <Notification type="success">Your documents have been uploaded.</Notification>

      <section className="appearance-card">
        <h2>
          <Icon name="car" />
          Hail
        </h2>
        <dl>
          <dt>Incident date</dt>
          <dd>11/03/2026</dd>
          <dt>Deductible</dt>
          <dd>$500</dd>
          <dt>Estimate</dt>
          <dd>$4,218.60</dd>
        </dl>
        <p className="appearance-actions">
          <Button variant="primary">View & upload documents</Button>
          <Button>Electronic payment options</Button>
          <Button variant="quiet">Tell us more</Button>
        </p>
      </section>

      <AccordionGroup>
        <Accordion heading="Report" headingLevel={2} defaultOpen>
          <p>
            Hail damage to hood, roof and rear glass. If something is missing, call{" "}
            <Link href="tel:+18005550199">800-555-0199</Link> or{" "}
            <Link href="https://example.com" newTab>
              write to us
            </Link>
            .
          </p>
        </Accordion>
        <Accordion heading="Services" headingLevel={2}>
          <p>Rental coverage available.</p>
        </Accordion>
        <Accordion heading="Repairs" headingLevel={2} defaultOpen>
          <Waiting text="Please wait while we process your request." />
        </Accordion>
        <Accordion heading="Payout" headingLevel={2} defaultOpen>
          <Notification action={<Button>Try again</Button>}>
            Your claim payout section didn't load. We'll get that fixed.
          </Notification>
        </Accordion>
      </AccordionGroup>

      <section className="appearance-card">
        <h2>Choose a shop</h2>
        <p className="appearance-actions">
          <Tag label="Closed" />
          <Tag label="Complete" status="success" />
          <Tag label="Action needed" status="warning" />
          <Tag label="Declined" status="error" />
          <Tag label="Repair network" color="accent" />
        </p>
        <Notification type="warning" heading="Your appointment is tomorrow">
          Bring the estimate, and a photo of the damage.
        </Notification>
        <Notification type="info">We're checking your rental coverage.</Notification>
        <p className="appearance-actions">
          <Button variant="primary" busy>
            Save
          </Button>
          <Waiting size="minimal" />
        </p>
        <div>
          <Button variant="primary" disabledReason="Choose a repair shop first.">
            Continue
          </Button>
        </div>
      </section>
    </main>
  );
}

export default {
  title: "Foundations/Appearance",
  component: Claim,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Claim>;

type Story = StoryObj<typeof Claim>;

export const Light: Story = {};

export const Dark: Story = { globals: { theme: "dark" } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };
