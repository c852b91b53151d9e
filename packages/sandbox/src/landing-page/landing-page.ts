import { sandboxToken } from "../checks/bearer.ts";
import type { Claim } from "../claim.ts";
import { headerNames } from "../header-names.ts";
import type { Route } from "../route.ts";
import { controlExamples } from "./control-examples.ts";
import { curl } from "./curl.ts";
import { faultExamples } from "./fault-examples.ts";
import { type Html, html } from "./html.ts";
import { style } from "./style.ts";

/** What the landing page shows. */
export interface LandingPageContents {
  /** Where the sandbox answers, such as `http://localhost:8787`. */
  origin: string;
  claims: readonly Claim[];
  routes: readonly Route[];
}

/** The page at the root: which claims there are, as whom to ask for them, how, and what can go wrong. */
export function landingPage({ origin, claims, routes }: LandingPageContents): string {
  return `<!doctype html>${html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <link rel="icon" href="data:," />
      <title>Claims sandbox</title>
      ${style}
    </head>
    <body>
      <header>
        <h1>Claims sandbox</h1>
        <p>
          A whole claims API, in which everyone is invented. Its one access token is
          <code>${sandboxToken}</code>. What it answers is described in
          <a href="/openapi.json">openapi.json</a>.
        </p>
        <nav aria-label="Sections">
          <a href="#claims">Claims</a> <a href="#personas">Personas</a> <a href="#calls">Calls</a>
          <a href="#faults">Faults</a> <a href="#controls">Controls</a>
        </nav>
      </header>
      <main>
        ${claimsSection(claims)} ${personasSection(origin, claims)} ${callsSection(origin, routes)}
        ${faultsSection(origin)} ${controlsSection(origin)}
      </main>
    </body>
  </html>`}`;
}

function claimsSection(claims: readonly Claim[]): Html {
  return html`<section>
    <h2 id="claims">Claims</h2>
    <p>The policy POL-000 has none.</p>
    ${table(
      "Claims",
      ["Claim", "Policy", "What there is to see", "State", "Repairs", "Documents"],
      claims.map((claim) => [
        claim.claimNumber,
        claim.policyNumber,
        claim.story,
        claim.claimState,
        claim.scenario,
        claim.documents.map(({ id }) => id).join(", ") || "none",
      ]),
    )}
  </section>`;
}

function personasSection(origin: string, claims: readonly Claim[]): Html {
  const thirdParties = claims.filter(({ persona }) => persona === "third-party");
  const contactIds = thirdParties.flatMap(({ claimNumber, contacts }) =>
    contacts
      .filter(({ isThirdParty }) => isThirdParty)
      .map(({ displayName, contactId }) => [displayName, claimNumber, contactId]),
  );
  const [first] = contactIds;
  return html`<section>
    <h2 id="personas">Personas</h2>
    <p>
      A member asks for a claim as it is. A third party adds <code>isThirdParty=true</code> and its
      own contact id, and is refused without them. Who helps a contact asks for
      <code>associate-claim-summaries</code>.
    </p>
    ${table("Third parties", ["Third party", "Claim", "Contact id"], contactIds)}
    ${first ? [command(curl(origin, { path: `/report-details/${first[1]}?isThirdParty=true&contactId=${first[2]}` }))] : []}
  </section>`;
}

function callsSection(origin: string, routes: readonly Route[]): Html {
  return html`<section>
    <h2 id="calls">Calls</h2>
    ${routes.map(
      ({ call, method, path, example }) =>
        html`<h3>${call}</h3>
          <p><code>${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}</code></p>
          ${command(curl(origin, example))}`,
    )}
  </section>`;
}

function faultsSection(origin: string): Html {
  return html`<section>
    <h2 id="faults">Faults</h2>
    <p>
      The header <code>${headerNames.fault}</code> names a call, or <code>all</code>, and what goes
      wrong with it. The claims of POL-400 fail without being asked to.
    </p>
    ${faultExamples.map(
      ({ what, fault }) =>
        html`<h3>${what}</h3>
          ${command(
            curl(origin, {
              path: "/report-details/CLM-1001",
              headers: { [headerNames.fault]: `reportDetails=${fault}` },
            }),
          )}`,
    )}
  </section>`;
}

function controlsSection(origin: string): Html {
  return html`<section>
    <h2 id="controls">Controls</h2>
    <p>They move the sandbox itself. No claims service has them, and they need no token.</p>
    ${controlExamples.map(
      ({ what, path, body }) =>
        html`<h3>${what}</h3>
          ${command(`curl '${origin}/sandbox${path}' -d '${JSON.stringify(body)}'`)}`,
    )}
  </section>`;
}

function command(line: string): Html {
  return html`<pre tabindex="0"><code>${line}</code></pre>`;
}

/** A table that scrolls by itself on a narrow screen. */
function table(
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): Html {
  return html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([head = "", ...cells]) =>
            html`<tr>
              <th scope="row">${head}</th>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
