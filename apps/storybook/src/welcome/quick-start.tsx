import { Link } from "@claimkit/ui-kit";
import type { JSX } from "react";

const install =
  "npm install @claimkit/claims-widgets @claimkit/claims-api @claimkit/widget-runtime @claimkit/ui-kit";

const use = `import "@claimkit/ui-kit/styles.css";
import "@claimkit/claims-widgets/styles.css";
import { createClaimsClient } from "@claimkit/claims-api";
import { ClaimTracker } from "@claimkit/claims-widgets";
import { ClaimkitProvider } from "@claimkit/widget-runtime";

const client = createClaimsClient({
  environment: "prod",
  baseUrl: "https://claims.example.com",
  clientId: "my-site",
  getAccessToken,
});

export const Claim = () => (
  <ClaimkitProvider client={client} phone="8005550199">
    <ClaimTracker claimNumber="CLM-1002" />
  </ClaimkitProvider>
);`;

const theme = `:root {
  color-scheme: light dark;
  --ck-color-accent: light-dark(#7a1f5c, #f2a8d8);
  --ck-font: Georgia, serif;
  --ck-radius: 1rem;
}`;

/** Install, use and theme the widgets. */
export function QuickStart(): JSX.Element {
  return (
    <section id="quick-start" aria-labelledby="welcome-start" tabIndex={-1}>
      <h2 id="welcome-start">Quick start</h2>
      <ol className="welcome-steps">
        <Step heading="Install" code={install}>
          The only peer dependency is React 19.
        </Step>
        <Step heading="Use" code={use}>
          Without React, <code>{"<claim-tracker>"}</code> of <code>@claimkit/elements</code> shows
          the same page.
        </Step>
        <Step heading="Theme" code={theme}>
          Set tokens on the page, on an ancestor or on an element. See{" "}
          <Link href="./?path=/story/foundations-tokens--light" target="_top">
            all tokens
          </Link>{" "}
          and{" "}
          <Link href="./?path=/docs/foundations-brands--overview" target="_top">
            five example brands
          </Link>
          .
        </Step>
      </ol>
    </section>
  );
}

interface StepProps {
  heading: string;
  code: string;
  children: JSX.Element | string | (JSX.Element | string)[];
}

function Step({ heading, code, children }: StepProps): JSX.Element {
  return (
    <li>
      <h3>{heading}</h3>
      <p>{children}</p>
      <pre>
        <code>{code}</code>
      </pre>
    </li>
  );
}
