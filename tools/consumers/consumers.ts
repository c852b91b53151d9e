import { join } from "node:path";
import { look, lookAtPlainPage } from "./look.ts";
import { expectOneWorker, lookAtMap, openShopMap } from "./look-at-map.ts";
import { installed, publishAll, startRegistry } from "./registry.ts";
import { run } from "./run.ts";
import { serveFiles, serveNext, serveStrictly, serveViteInDevelopment } from "./serve.ts";

// Installs what would be published into hosts outside the workspace, from a registry of its own on this
// machine: the set-ups for tests that docs/guides/testing.md prints, and apps of four bundlers and a page without
// one, which are built and looked at. The names of some hosts of fixtures/consumers pick those alone.

const hosts: Readonly<Record<string, () => Promise<void>>> = {
  vitest: async () => runTests("vitest", "Vitest with jsdom"),
  "happy-dom": async () => runTests("happy-dom", "Vitest with happy-dom"),
  jest: async () => runTests("jest", "Jest with jsdom"),
  server: async () => runTests("server", "Node"),
  async vite() {
    const app = installed("vite");
    run(app, "npm", "run", "build");
    await look("Vite", await serveFiles(join(app, "dist")));
    await look("Vite", await serveViteInDevelopment(app));
    await lookAtMap("Vite", await serveStrictly(join(app, "dist"), "map.html"));
    await lookAtMap("Vite", await serveViteInDevelopment(app, "map.html"));
    expectOneWorker("Vite", join(app, "dist"));
  },
  async webpack() {
    const app = installed("webpack");
    run(app, "npm", "run", "build");
    await look("webpack", await serveFiles(app));
    await lookAtMap("webpack", await serveStrictly(app, "map.html"));
    expectOneWorker("webpack", join(app, "dist"));
  },
  async next() {
    const app = installed("next");
    run(app, "npm", "run", "build");
    await look("Next", await serveNext(app, "built"));
    await look("Next", await serveNext(app, "in development"));
    await lookAtMap("Next", await serveNext(app, "built", "map"));
    expectOneWorker("Next", join(app, ".next/static"));
  },
  async esbuild() {
    const app = installed("esbuild");
    run(app, "npm", "run", "build");
    await lookAtMap("esbuild", await serveStrictly(app, "map.html"));
  },
  async plain() {
    const app = installed("plain");
    await lookAtPlainPage(await serveFiles(app));
    await lookAtMap("a plain page", await serveStrictly(app, "map.html"), openShopMap);
  },
};

function runTests(fixture: string, what: string): void {
  run(installed(fixture), "npm", "test");
  console.log(`${what}: a host's own tests render the claim page.`);
}

const named = process.argv.slice(2);
const stopRegistry = await startRegistry();
try {
  publishAll();
  for (const [name, visit] of Object.entries(hosts)) {
    if (named.length === 0 || named.includes(name)) await visit();
  }
} finally {
  stopRegistry();
}
