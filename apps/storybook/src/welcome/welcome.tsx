import {
  Button,
  ButtonBar,
  Icon,
  type IconName,
  Logo,
  Notification,
  ProgressBar,
  Tag,
} from "@claimkit/ui-kit";
import type { JSX } from "react";
import { FormParts } from "./form-parts.tsx";
import { Measured } from "./measured.tsx";
import { comparison, countOfParts, measuredOn, weightOfAll } from "./measures.ts";
import { PageParts } from "./page-parts.tsx";
import { QuickStart } from "./quick-start.tsx";
import "./welcome.css";

/** The front page of the book: what there is, what it weighs, how one begins. */
export function Welcome(): JSX.Element {
  return (
    <main className="welcome">
      <Opening />
      <section aria-labelledby="welcome-glance">
        <h2 id="welcome-glance">Every part, alive</h2>
        <p className="welcome-lead">
          Press, type, tab through it. The toolbar above switches to the dark, to Spanish, and to
          reading from right to left.
        </p>
        <div className="welcome-parts">
          <FormParts />
          <PageParts />
        </div>
      </section>
      <section aria-labelledby="welcome-measured">
        <h2 id="welcome-measured">Measured, not claimed</h2>
        <p className="welcome-lead">
          {countOfParts()} parts, from button to date picker, weigh {weightOfAll()} KB together.
          This is how many times as much other kits take for the same parts.
        </p>
        <Measured />
        <p className="welcome-small">
          Means over the parts that both have. Beside bare native elements without any style, the
          kit takes {comparison("Mount and layout").overNative} times as long to show. Written by{" "}
          <code>npx pnpm@12 bench:kit</code> on {measuredOn}. The whole kit may weigh 40 KB and its
          styles 16 KB; one byte more fails the build.
        </p>
      </section>
      <section aria-labelledby="welcome-held">
        <h2 id="welcome-held">What every part keeps</h2>
        <ul className="welcome-promises">
          {promises.map(({ icon, heading, text }) => (
            <li key={heading}>
              <Icon name={icon} />
              <h3>{heading}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <QuickStart />
    </main>
  );
}

/** What it is for, and what comes of it. */
function Opening(): JSX.Element {
  return (
    <div className="welcome-opening">
      <div>
        <Logo size="md" />
        <h1>A claim is a bad day. The site need not be.</h1>
        <p className="welcome-lead">
          A React kit for insurance sites: forms, tables, notices and navigation that are quick on
          an old phone, clear to a screen reader, and yours in a dozen tokens.
        </p>
        <ButtonBar>
          <Button variant="primary" href="#quick-start">
            Quick start
          </Button>
          <Button href="./?path=/docs/kit-accordion--usage" target="_top">
            All parts
          </Button>
          <Button variant="quiet" href="./?path=/story/page--light" target="_top">
            A page made of them
          </Button>
        </ButtonBar>
      </div>
      <article className="welcome-claim">
        <header>
          <h2>
            <Icon name="car" /> Hail
          </h2>
          <Tag label="Open" status="info" />
        </header>
        <p className="welcome-quiet">CLM-1006 · 2021 Subaru Outback</p>
        <ProgressBar aria-label="Claim" value={60} valueText="Step 3 of 5, repair" />
        <dl>
          <dt>Incident date</dt>
          <dd>11/03/2026</dd>
          <dt>Deductible</dt>
          <dd>$500</dd>
          <dt>Estimate</dt>
          <dd>$4,218.60</dd>
        </dl>
        <Notification type="success">Your documents have been uploaded.</Notification>
        <ButtonBar>
          <Button variant="primary">View documents</Button>
          <Button variant="quiet">Tell us more</Button>
        </ButtonBar>
      </article>
    </div>
  );
}

const promises: { icon: IconName; heading: string; text: string }[] = [
  {
    icon: "eye",
    heading: "Accessible, and tested so",
    text: "Every story is checked by axe; keys follow ARIA's practices, in Chromium, Firefox and WebKit; what a screen reader says is kept and read.",
  },
  {
    icon: "shield",
    heading: "At home in any page",
    text: "In React, or inside a shadow root; under Bootstrap and Tailwind; under a strict content security policy.",
  },
  {
    icon: "globe",
    heading: "In your words",
    text: "English and Spanish come along, every sentence can be replaced, and right to left is mirrored down to the arrows.",
  },
  {
    icon: "lock",
    heading: "The platform's, not ours",
    text: "Native controls, dialogs and popovers: forms, autofill, reset and a phone's pickers work because the browser does them.",
  },
  {
    icon: "star",
    heading: "Your look",
    text: "Eleven colours, a typeface, a size and a radius change everything, in light, dark, high contrast and forced colours.",
  },
  {
    icon: "check",
    heading: "From the server on",
    text: "Rendered on a server as it is in the browser; what takes no handler sends no code.",
  },
];
