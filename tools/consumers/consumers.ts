import { join } from "node:path";
import { checkApp, checkPlainPage } from "./check-app.ts";
import { expectOneWorker, checkMap, openShopMap } from "./check-map.ts";
import { installed, publishAll, startRegistry } from "./registry.ts";
import { run } from "./run.ts";
import { serveFiles, serveNext, serveStrictly, serveViteInDevelopment } from "./serve.ts";

// Installs the packed packages from a local registry into the hosts of fixtures/consumers, outside the workspace.
// Runs the test setups of docs/guides/testing.md, and builds and checks apps of four bundlers and a page without
// one. Arguments select hosts by name.

const hosts: Readonly<Record<string, () => Promise<void>>> = {
  vitest: async () => runTests("vitest", "Vitest with jsdom"),
  "happy-dom": async () => runTests("happy-dom", "Vitest with happy-dom"),
  jest: async () => runTests("jest", "Jest with jsdom"),
  server: async () => runTests("server", "Node"),
  async vite() {
    const app = installed("vite");
    run(app, "npm", "run", "build");
    await checkApp("Vite", await serveFiles(join(app, "dist")));
    await checkApp("Vite", await serveViteInDevelopment(app));
    await checkMap("Vite", await serveStrictly(join(app, "dist"), "map.html"));
    await checkMap("Vite", await serveViteInDevelopment(app, "map.html"));
    expectOneWorker("Vite", join(app, "dist"));
  },
  async webpack() {
    const app = installed("webpack");
    run(app, "npm", "run", "build");
    await checkApp("webpack", await serveFiles(app));
    await checkMap("webpack", await serveStrictly(app, "map.html"));
    expectOneWorker("webpack", join(app, "dist"));
  },
  async next() {
    const app = installed("next");
    run(app, "npm", "run", "build");
    await checkApp("Next", await serveNext(app, "built"));
    await checkApp("Next", await serveNext(app, "in development"));
    const comparison = { withoutMap: "chunk" };
    await checkMap("Next", await serveNext(app, "built", "map"), comparison);
    await checkMap("Next", await serveNext(app, "in development", "map"), comparison);
    expectOneWorker("Next", join(app, ".next/static"));
  },
  async esbuild() {
    const app = installed("esbuild");
    run(app, "npm", "run", "build");
    await checkMap("esbuild", await serveStrictly(app, "map.html"));
  },
  async plain() {
    const app = installed("plain");
    await checkPlainPage(await serveFiles(app));
    await checkMap("a plain page", await serveStrictly(app, "map.html"), { show: openShopMap });
  },
};

function runTests(fixture: string, what: string): void {
  run(installed(fixture), "npm", "test");
  console.log(`${what}: a host's own tests render the claim page.`);
}

const selected = process.argv.slice(2);
const stopRegistry = await startRegistry();
try {
  publishAll();
  for (const [name, visit] of Object.entries(hosts)) {
    if (selected.length === 0 || selected.includes(name)) await visit();
  }
} finally {
  stopRegistry();
}
