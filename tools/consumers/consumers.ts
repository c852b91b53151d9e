import { join } from "node:path";
import { look, lookAtPlainPage } from "./look.ts";
import { installed, publishAll, startRegistry } from "./registry.ts";
import { run } from "./run.ts";
import { serveFiles, serveNext, serveViteInDevelopment } from "./serve.ts";

// Installs what would be published into hosts outside the workspace, from a registry of its own on this
// machine: the set-ups for tests that docs/guides/testing.md prints, and apps of three bundlers and a page without
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
  },
  async webpack() {
    const app = installed("webpack");
    run(app, "npm", "run", "build");
    await look("webpack", await serveFiles(app));
  },
  async plain() {
    await lookAtPlainPage(await serveFiles(installed("plain")));
  },
  async next() {
    const app = installed("next");
    run(app, "npm", "run", "build");
    await look("Next", await serveNext(app, "built"));
    await look("Next", await serveNext(app, "in development"));
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
