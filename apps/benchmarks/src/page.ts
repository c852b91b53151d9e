import { parseArgs } from "node:util";
import { createSandbox, sandboxToken } from "@claimkit/sandbox";
import {
  buildEarlyCalls,
  buildPages,
  buildServedPages,
  PAGES,
  type PageName,
} from "./page/build-pages.ts";
import { createCertificate } from "./page/certificate.ts";
import { serveApi, serveFolders } from "./page/serve.ts";
import { limitsOf, rowOf, servedRatios, type Shortfall, type Visits } from "./page/report.ts";
import { type Profile, visit } from "./page/visit.ts";
import { launch, PHONE } from "./shared/built-page.ts";

// A whole claim page compared with one written by hand for the same claim, from navigation, in Chromium. Pages are
// built for production and served with HTTP/2 and compression; the API has a separate origin.
//
// floor       hand-written, with native elements, the same texts, and bare `fetch`; all calls start at once
// tracker     `ClaimTracker`
// early       `ClaimTracker`, with calls started by `preloadClaim` in a script of the document
// standalone  `<claim-tracker>` of `standalone.js`
// served      `ClaimTracker`, rendered on the server with its data
// served-floor  the floor, rendered on the server with its data
//
// The pages of a round follow each other, so that other load on the machine affects all of them. Ratios compare
// pages of one round; the upper end of the 95 % interval counts. Run it after `pnpm build`, which writes
// `standalone.js`.
//   node src/page.ts                                           all, about 25 minutes on a quiet machine
//   node src/page.ts --rounds 5 --latency 200 --profile phone  fewer rounds; intervals need 15

const PROFILES: readonly Profile[] = [
  {
    name: "phone",
    throttle: PHONE,
    network: { bandwidth: 9, latency: 85 },
    viewport: { width: 360, height: 740 },
  },
  { name: "desktop", throttle: 1, viewport: { width: 1280, height: 800 } },
];

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "15" },
    latency: { type: "string", multiple: true, default: ["50", "200", "800"] },
    profile: { type: "string", multiple: true, default: PROFILES.map(({ name }) => name) },
    page: { type: "string", multiple: true, default: [...PAGES] },
  },
});
const rounds = Number(options.rounds);
const pages = PAGES.filter((name) => name === "floor" || options.page.includes(name));

const certificate = createCertificate();
const sandbox = createSandbox();
const api = await serveApi(certificate, sandbox);
const pageSettings = { api: api.url, token: sandboxToken };
const settings = JSON.stringify(pageSettings);
const isServed = pages.some((name) => name.startsWith("served"));
const renderers = isServed ? await buildServedPages() : {};
const earlyCalls = await buildEarlyCalls();
const site = await serveFolders(
  certificate,
  await buildPages(pages),
  (path) => `<script>settings = ${settings}${path === "/early/" ? `;${earlyCalls}` : ""}</script>`,
  Object.fromEntries(
    Object.entries(renderers).map(([name, render]) => [
      `/${name}/`,
      (document: string) => render(document, pageSettings, sandbox.fetch),
    ]),
  ),
);
const browser = await launch([certificate.flag]);
const urlOf = (name: PageName): string => `${site.url}/${name}/page.html`;

const missed: Shortfall[] = [];
for (const profile of PROFILES.filter(({ name }) => options.profile.includes(name))) {
  for (const latency of options.latency) {
    sandbox.setLatency(Number(latency));
    const visits = await measureVisits(profile);
    console.log(`\n${profile.name}, API latency ${latency} ms, ${rounds} rounds`);
    console.table(Object.fromEntries(pages.map((name) => [name, rowOf(visits, name)])));
    for (const line of servedRatios(visits)) console.log(line);
    missed.push(...limitsOf(visits, `${profile.name}, ${latency} ms`));
  }
}
await browser.close();
await site.close();
await api.close();

console.log(missed.length === 0 ? "\nWithin all limits." : "\nFalls short:");
if (missed.length > 0) console.table(missed);
process.exitCode = missed.length === 0 ? 0 : 1;

async function measureVisits(profile: Profile): Promise<Visits> {
  const visits: Visits = {};
  for (let round = -1; round < rounds; round += 1) {
    // Each page comes as often before another as after it.
    for (const name of round % 2 === 0 ? pages : pages.toReversed()) {
      const measured = await visit(browser, urlOf(name), profile, { site, api });
      // The first round only warms up.
      if (round >= 0) (visits[name] ??= []).push(measured);
    }
  }
  return visits;
}
