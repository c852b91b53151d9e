import { Link } from "@claimkit/ui-kit/link";
import type { JSX } from "react";
import { AccentField } from "./accent-field.tsx";
import { followLink } from "./follow-link.ts";
import introduction from "./introduction.html?raw";
import "./welcome.css";

/** The front page. A story and not a document, because the renderer of documents takes seconds to load on a phone. */
export function Welcome(): JSX.Element {
  return (
    // oxlint-disable-next-line click-events-have-key-events, no-noninteractive-element-interactions -- Listens to events that bubble from links; is not interactive itself.
    <main className="welcome" onClick={followLink}>
      {/* oxlint-disable-next-line no-danger -- our own file, which a phone shows before Storybook's scripts have loaded */}
      <div dangerouslySetInnerHTML={{ __html: introduction }} />
      <p>The toolbar above switches to dark mode, Spanish, right-to-left and other brands.</p>

      <h2>Your color</h2>
      <AccentField />
      <p>The stories have it too, until you load this window again.</p>

      <h2>Start</h2>
      <ul>
        <li>
          <Link target="_top" href="./?path=/docs/guides-first-claim--usage">
            Your first claim
          </Link>
          : from an empty folder to a claim, in nine kinds of hosts.
        </li>
        <li>
          <Link target="_top" href="./?path=/docs/guides-backend--usage">
            Connect your backend
          </Link>
          : the claims API over your own claims system.
        </li>
        <li>
          <Link target="_top" href="./?path=/docs/guides-before-you-decide--usage">
            Before you decide
          </Link>
          : browsers, storage, requests, licenses, sizes and security.
        </li>
        <li>
          <Link target="_top" href="./?path=/docs/start-overview--usage">
            Overview
          </Link>
          : every widget in one sentence, and what the kit guarantees.
        </li>
      </ul>
    </main>
  );
}
