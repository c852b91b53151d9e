import type { JSX } from "react";
import { AccentField } from "./accent-field.tsx";
import { PageLink } from "./page-link.tsx";
import "./welcome.css";

/** The front page. A story and not a document, because the renderer of documents takes seconds to load on a phone. */
export function Welcome(): JSX.Element {
  return (
    <main className="welcome">
      <h1>Claim tracking for insurance sites</h1>
      <p>
        Policyholders and third-party claimants follow a claim from the report to the payment: on a
        phone, with a screen reader, in English or Spanish.
      </p>

      <ul className="welcome-stories">
        <li>
          <PageLink to="?path=/story/claims-claim-tracker--with-estimate">
            A claim with an estimate
          </PageLink>
        </li>
        <li>
          <PageLink to="?path=/story/claims-claim-tracker--total-loss">A total loss</PageLink>
        </li>
        <li>
          <PageLink to="?path=/story/claims-claim-tracker--third-party">
            The claim of the other driver
          </PageLink>
        </li>
      </ul>
      <p>The toolbar above switches to dark mode, Spanish, right-to-left and other brands.</p>

      <h2>Your color</h2>
      <AccentField />
      <p>The stories have it too, until you load this window again.</p>

      <h2>Start</h2>
      <ul>
        <li>
          <PageLink to="?path=/docs/guides-first-claim--usage">Your first claim</PageLink>: from an
          empty folder to a claim, in nine kinds of hosts.
        </li>
        <li>
          <PageLink to="?path=/docs/guides-backend--usage">Connect your backend</PageLink>: the
          claims API over your own claims system.
        </li>
        <li>
          <PageLink to="?path=/docs/guides-before-you-decide--usage">Before you decide</PageLink>:
          browsers, storage, requests, licenses, sizes and security.
        </li>
        <li>
          <PageLink to="?path=/docs/start-overview--usage">Overview</PageLink>: every widget in one
          sentence, and what the kit guarantees.
        </li>
      </ul>
    </main>
  );
}
