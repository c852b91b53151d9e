import { ClaimNextSteps, ClaimSummary } from "@claimkit/claims-widgets";
import { Button, ButtonBar, Icon, type IconName, Logo } from "@claimkit/ui-kit";
import type { JSX } from "react";
import { FormParts } from "./form-parts.tsx";
import { Measured } from "./measured.tsx";
import { comparison, componentCount, measuredOn, totalSize } from "./measures.ts";
import { PageParts } from "./page-parts.tsx";
import { QuickStart } from "./quick-start.tsx";
import { Widgets } from "./widgets.tsx";
import "./welcome.css";

/** The front page of Storybook: the widgets, the kit, benchmark results and quick start. */
export function Welcome(): JSX.Element {
  return (
    <main className="welcome">
      <Opening />
      <section aria-labelledby="welcome-widgets">
        <h2 id="welcome-widgets">Widgets</h2>
        <p className="welcome-lead">
          Each works alone, as a React component or a custom element, and shows its own loading,
          empty and failed states.
        </p>
        <Widgets />
      </section>
      <section aria-labelledby="welcome-glance">
        <h2 id="welcome-glance">The kit</h2>
        <p className="welcome-lead">
          What the widgets are made of, for the rest of your pages. Try it with mouse and keyboard.
          The toolbar above switches to dark mode, Spanish and right-to-left.
        </p>
        <div className="welcome-parts">
          <FormParts />
          <PageParts />
        </div>
      </section>
      <section aria-labelledby="welcome-measured">
        <h2 id="welcome-measured">Benchmarks</h2>
        <p className="welcome-lead">
          {componentCount()} components have {totalSize()} KB together. The charts show how many
          times as much other kits need for the same components.
        </p>
        <Measured />
        <p className="welcome-small">
          Geometric means over the components that both kits have. Compared to unstyled native
          elements, the kit takes {comparison("Mount and layout").overNative} times as long to
          mount. Measured by <code>npx pnpm@12 bench:kit</code> on {measuredOn}. A check limits the
          whole kit to 40 KB and its styles to 16 KB.
        </p>
      </section>
      <section aria-labelledby="welcome-held">
        <h2 id="welcome-held">What every component guarantees</h2>
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

/** Introduction, with an example. */
function Opening(): JSX.Element {
  return (
    <div className="welcome-opening">
      <div>
        <Logo size="md" />
        <h1>Claim tracking for insurance sites</h1>
        <p className="welcome-lead">
          Policyholders and third-party claimants follow a claim, see repairs, payments and
          documents, choose a repair shop and read answers. Fast on old phones, accessible with
          screen readers, and themed with a dozen tokens.
        </p>
        <ButtonBar>
          <Button variant="primary" href="./?path=/docs/claims-claim-tracker--usage" target="_top">
            The claim page
          </Button>
          <Button href="#quick-start">Quick start</Button>
          <Button variant="quiet" href="./?path=/story/start-example-page--light" target="_top">
            Example page
          </Button>
        </ButtonBar>
      </div>
      <div className="welcome-claim">
        <ClaimNextSteps claimNumber="CLM-1006" headingLevel={2} />
        <ClaimSummary claimNumber="CLM-1006" headingLevel={2} />
      </div>
    </div>
  );
}

const promises: { icon: IconName; heading: string; text: string }[] = [
  {
    icon: "eye",
    heading: "Accessible",
    text: "axe checks every story. Keyboard tests follow the ARIA Authoring Practices in Chromium, Firefox and WebKit. Screen reader output is recorded and reviewed.",
  },
  {
    icon: "shield",
    heading: "Works on any page",
    text: "In React or in a shadow root, with Bootstrap or Tailwind, and with a strict content security policy.",
  },
  {
    icon: "globe",
    heading: "Localized",
    text: "English and Spanish are included, every message can be replaced, and right-to-left layout is supported.",
  },
  {
    icon: "lock",
    heading: "Native controls",
    text: "Native form controls, dialogs and popovers, so that forms, autofill, reset and the pickers of phones work.",
  },
  {
    icon: "star",
    heading: "Themeable",
    text: "Ten colors, a typeface, a size and a radius change the whole kit, in light, dark, high contrast and forced colors.",
  },
  {
    icon: "check",
    heading: "Server rendering",
    text: "The same markup on the server and in the browser. Components without handlers send no code.",
  },
];
