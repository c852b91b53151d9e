import { sandboxToken } from "../sandbox-token.ts";
import type { Claim } from "../claim.ts";
import { headerNames } from "../header-names.ts";
import type { Route } from "../routes.ts";
import { curl } from "./curl.ts";
import { type Html, html } from "./html.ts";
import { style } from "./style.ts";

/** An example of each fault. */
const faultExamples = [
  { what: "A status", fault: "503,retry-after=1" },
  { what: "A rejected token", fault: "401" },
  { what: "No content", fault: "204" },
  { what: "A slow response", fault: "delay=3000" },
  { what: "Half of the JSON", fault: "truncated" },
  { what: "A page instead of JSON", fault: "html" },
  { what: "Fields of the wrong type", fault: "wrong-shape" },
  { what: "A dropped connection", fault: "drop" },
] as const;

/** An example request for each control. */
const controlExamples: readonly { what: string; path: `/${string}`; body: object }[] = [
  {
    what: "Choose a shop for a claim",
    path: "/claims/CLM-1014/shop",
    body: { shopId: "SHP-43215-01" },
  },
  { what: "Move a claim to its next stage", path: "/claims/CLM-1014/advance", body: {} },
  { what: "Move a claim back to its beginning", path: "/claims/CLM-1014/reset", body: {} },
  {
    what: "Delay every response",
    path: "/latency",
    body: { latencyMs: 0 },
  },
  { what: "Replace the faults of the calls", path: "/faults", body: { faults: "" } },
];

/** Data of the landing page. */
export interface LandingPageContents {
  /** Address of the sandbox, such as `http://localhost:8787`. */
  origin: string;
  claims: readonly Claim[];
  routes: readonly Route[];
}

/** The page at `/`: all claims, personas, calls, faults and controls, with commands to copy. */
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
          A complete claims API in which all people are fictional. Its access token is
          <code>${sandboxToken}</code>. <a href="/openapi.json">openapi.json</a> describes what a
          server should send, and <a href="/openapi.tolerant.json">openapi.tolerant.json</a>
          everything that the client accepts.
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
    <p>The policy POL-000 has no claims.</p>
    ${table(
      "Claims",
      ["Claim", "Policy", "Description", "State", "Repairs", "Documents"],
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
      A member's requests need no query. A third party's requests need
      <code>isThirdParty=true</code> and its contact id. Associates who help a contact use
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
          <p><code>${method} ${path}</code></p>
          ${command(curl(origin, example, method))}`,
    )}
  </section>`;
}

function faultsSection(origin: string): Html {
  return html`<section>
    <h2 id="faults">Faults</h2>
    <p>
      The header <code>${headerNames.fault}</code> has the name of a call, or <code>all</code>, and
      its fault. The claims of POL-400 fail without this header.
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
    <p>
      Controls change the sandbox itself. They are not part of the claims API and need no token.
    </p>
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

/** A table that scrolls within the page on narrow screens. */
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
