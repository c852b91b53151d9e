import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { chromiumArgs, ensureChromium } from "../browsers/chromium.ts";
import {
  checkApp,
  checkArrangedPage,
  checkBackend,
  checkCustomizedPage,
  checkFirstClaim,
  checkPages,
  checkPlainPage,
  checkPrograms,
  checkServedPage,
} from "./check-app.ts";
import { expectOneWorker, checkMap, openShopMap } from "./check-map.ts";
import { pack, packageNames, readJson } from "../checks/packed.ts";
import { firstClaims } from "./first-claim.ts";
import { fixtures, installHost } from "./install.ts";
import { type Release, startRegistries } from "./registry.ts";
import { run, tryToRun } from "./run.ts";
import {
  serveAstro,
  serveBackend,
  serveFiles,
  serveNext,
  serveNode,
  serveReactRouter,
  serveStrictly,
  serveViteInDevelopment,
} from "./serve.ts";

// Installs the packed packages from a local registry into the hosts of fixtures/consumers, outside the workspace.
// Runs the test setups of docs/guides/testing.md, builds and checks apps of bundlers and frameworks, and a page without
// a bundler. Arguments select hosts by name.

/** Lines of a build that warn. npm prints the command, and warns about its own configuration. */
const WARNING = /^(?!> |npm warn|.*\b0 warnings).*(warn|\(!\))/im;

const hosts: Readonly<Record<string, () => Promise<void>>> = {
  vitest: async () => runTests("vitest", "Vitest with jsdom"),
  "happy-dom": async () => runTests("happy-dom", "Vitest with happy-dom"),
  jest: async () => runTests("jest", "Jest with jsdom"),
  french: async () => runTests("french", "A page in French"),
  server: async () => runTests("server", "Node"),
  msw: async () => runTests("msw", "MSW"),
  async playwright() {
    const app = await installed("playwright");
    copyFileSync(join(fixtures, "first-claim/plain/index.html"), join(app, "index.html"));
    const launchOptions = { executablePath: ensureChromium(), args: chromiumArgs };
    const config = `import config from "./playwright.config";\nexport default { ...config, use: { ...config.use, launchOptions: ${JSON.stringify(launchOptions)} } };\n`;
    writeFileSync(join(app, "with-our-browser.config.ts"), config);
    await run(app, "npm", "test", "--", "--config", "with-our-browser.config.ts");
    console.log("Playwright: a host's own tests open the claim page.");
  },
  async vite() {
    const app = await built("vite");
    await checkApp("Vite", await serveFiles(join(app, "dist")));
    await checkApp("Vite", await serveViteInDevelopment(app));
    await checkCustomizedPage("Vite", await serveFiles(join(app, "dist"), "custom.html"));
    await checkMap("Vite", await serveStrictly(join(app, "dist"), "map.html"));
    await checkMap("Vite", await serveViteInDevelopment(app, "map.html"));
    expectOneWorker("Vite", join(app, "dist"));
  },
  async webpack() {
    const app = await installed("webpack");
    await run(app, "npm", "run", "build");
    await checkApp("webpack", await serveFiles(app));
    await checkMap("webpack", await serveStrictly(app, "map.html"));
    expectOneWorker("webpack", join(app, "dist"));
  },
  async next() {
    const app = await installed("next");
    await run(app, "npm", "run", "build");
    await checkApp("Next", await serveNext(app, "built"));
    await checkApp("Next", await serveNext(app, "in development"));
    await checkServedPage("Next", await serveNext(app, "built", "claims/CLM-1002"));
    await checkServedPage("Next", await serveNext(app, "in development", "claims/CLM-1002"));
    await checkArrangedPage("Next", await serveNext(app, "built", "arranged"));
    const comparison = { withoutMap: "chunk" };
    await checkMap("Next", await serveNext(app, "built", "map"), comparison);
    await checkMap("Next", await serveNext(app, "in development", "map"), comparison);
    expectOneWorker("Next", join(app, ".next/static"));
  },
  async "react-router"() {
    const app = await built("react-router");
    await checkPages("React Router", await serveReactRouter(app));
    await checkServedPage("React Router", await serveReactRouter(app, "served/CLM-1002"));
  },
  async astro() {
    const app = await built("astro");
    await checkPages("Astro", await serveAstro(app));
    await checkServedPage("Astro", await serveAstro(app, "served/CLM-1002"));
  },
  async served() {
    const app = await built("served");
    for (const page of ["react", "elements"]) {
      await checkServedPage(`Node with ${page}`, await serveNode(app, `${page}/claims/CLM-1002`));
    }
    await checkServedPage("A template", await serveNode(app, "template/claims/CLM-1002"), {
      isRendered: false,
    });
  },
  async vue() {
    const app = await built("vue");
    await checkPages("Vue", await serveFiles(join(app, "dist")));
    await checkArrangedPage("Vue", await serveFiles(join(app, "dist"), "#arranged"));
  },
  svelte: async () => checkStatic("svelte", "Svelte"),
  angular: async () => checkStatic("angular", "Angular", "dist/browser"),
  async esbuild() {
    const app = await installed("esbuild");
    await run(app, "npm", "run", "build");
    await checkMap("esbuild", await serveStrictly(app, "map.html"));
  },
  async floor() {
    await run(await installed("vitest", lowestPeers), "npm", "test");
    const app = await installed("vite", lowestPeers);
    await run(app, "npm", "run", "build");
    await checkApp("The lowest peers", await serveFiles(join(app, "dist")));
    await checkMap("The lowest peers", await serveStrictly(join(app, "dist"), "map.html"));
    const pages = await installed("react-router", { ...lowestPeers, ...reactRouter7 });
    await run(pages, "npm", "run", "build");
    await checkPages("The lowest peers", await serveReactRouter(pages));
    await checkServedPage("The lowest peers", await serveReactRouter(pages, "served/CLM-1002"));
  },
  async backend() {
    const app = await built("backend");
    await checkBackend("A backend of its own", await serveBackend(app));
  },
  async readmes() {
    const app = await built("readmes");
    await checkPrograms(await serveFiles(join(app, "dist")));
    const report = await run(app, process.execPath, "src/claims-api.ts");
    const claims = await run(app, process.execPath, "src/sandbox.ts");
    await run(app, process.execPath, "src/claims-server.ts");
    if (report === "" || !claims.includes("CLM-1001"))
      throw new Error(`The READMEs: ${report}\n${claims}`);
  },
  async "first-claim"() {
    for (const { host, follow } of firstClaims(registry, selected))
      await checkFirstClaim(host, await follow());
  },
  async plain() {
    const app = await installed("plain");
    await checkPlainPage(await serveFiles(app));
    await checkMap("a plain page", await serveStrictly(app, "map.html"), { show: openShopMap });
  },
};

async function runTests(fixture: string, what: string): Promise<void> {
  await run(await installed(fixture), "npm", "test");
  console.log(`${what}: a host's own tests render the claim page.`);
}

async function checkStatic(fixture: string, what: string, output = "dist"): Promise<void> {
  const app = await built(fixture);
  await checkPages(what, await serveFiles(join(app, output)));
}

/** Installs and builds a host whose build must be silent. */
async function built(fixture: string, versions?: Versions): Promise<string> {
  const app = await installed(fixture, versions);
  const { ok, stdout, stderr } = await tryToRun(app, "npm", "run", "build");
  const output = stripVTControlCharacters(`${stdout}${stderr}`);
  if (!ok || WARNING.test(output)) throw new Error(`${fixture}: ${output}`);
  return app;
}

function installed(fixture: string, versions?: Versions): Promise<string> {
  return installHost(fixture, registry, versions);
}

type Versions = Readonly<Record<string, string>>;

/** React Router 8 needs a later React than our packages. Its build warns about the next major version. */
const reactRouter7: Versions = Object.fromEntries(
  ["react-router", "@react-router/dev", "@react-router/node", "@react-router/serve"].map((name) => [
    name,
    "7.18.4",
  ]),
);

/** The lowest version of each peer of our packages that is not ours, and of React's types. */
function lowestVersions(releases: readonly Release[]): Versions {
  const peers = releases.flatMap(({ manifest }) => Object.entries(manifest.peerDependencies ?? {}));
  const lowest = peers
    .filter(([name]) => !name.startsWith("@claimkit/"))
    .map(([name, range]) => [name, range.replace(/^\^/, "")]);
  const { react = "" } = Object.fromEntries(lowest) as Record<string, string>;
  return { ...Object.fromEntries(lowest), "@types/react": react, "@types/react-dom": react };
}

const selected = process.argv.slice(2);
const registries = await startRegistries();
const releases = packageNames.map((name): Release => {
  const { folder, tarball } = pack(name);
  return { manifest: readJson(folder, "package.json"), tarball };
});
const registry = registries.publish("packed", releases);
const lowestPeers = lowestVersions(releases);
try {
  for (const [name, visit] of Object.entries(hosts)) {
    if (selected.length === 0 || selected.includes(name)) await visit();
  }
} finally {
  registries.stop();
}
