import { Link } from "@claimkit/ui-kit";
import type { JSX } from "react";

const install = "npm install @claimkit/ui-kit";

const use = `import "@claimkit/ui-kit/styles.css";
import { Button, Form, TextField } from "@claimkit/ui-kit";

export const Report = () => (
  <Form action="/report" method="post">
    <TextField label="Policy number" name="policyNumber" required />
    <Button type="submit" variant="primary">
      Send the report
    </Button>
  </Form>
);`;

const dress = `:root {
  color-scheme: light dark;
  --ck-color-accent: light-dark(#7a1f5c, #f2a8d8);
  --ck-font: Georgia, serif;
  --ck-radius: 1rem;
}`;

/** How one begins: three things to type. */
export function QuickStart(): JSX.Element {
  return (
    <section id="quick-start" aria-labelledby="welcome-start" tabIndex={-1}>
      <h2 id="welcome-start">Quick start</h2>
      <ol className="welcome-steps">
        <Step heading="Install" code={install}>
          React 19 is all that it asks for.
        </Step>
        <Step heading="Use" code={use}>
          Every part has an entry of its own, too: <code>@claimkit/ui-kit/button</code>.
        </Step>
        <Step heading="Dress" code={dress}>
          Set tokens on the page, on an ancestor or on an element.{" "}
          <Link href="./?path=/story/the-look--tokens" target="_top">
            All tokens
          </Link>
          , and{" "}
          <Link href="./?path=/story/the-look--brands" target="_top">
            three hosts
          </Link>{" "}
          that have set a dozen.
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
