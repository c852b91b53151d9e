import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { serveHostPage, servePlainPage, serveSandbox } from "./serve/serve.ts";

const root = resolve(import.meta.dirname, "..");

// The plain page loads the built standalone file. Turbo builds and caches its packages.
if (!existsSync(resolve(root, "packages/elements/dist/standalone.js"))) {
  console.log("Building the packages. This takes about half a minute, and only the first time.");
}
const build = spawnSync(
  "turbo",
  ["run", "build:code", "--filter=@claimkit/elements", "--output-logs=errors-only"],
  {
    cwd: root,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1" },
    encoding: "utf8",
  },
);
if (build.status !== 0) {
  console.error(build.stdout, build.stderr, "The build failed; see above.");
  process.exit(build.status ?? 1);
}

const sandbox = await serveSandbox(4100);
const hostPage = await serveHostPage(4200, sandbox.url);
const plainPage = await servePlainPage(4300, sandbox.url);

console.log(`
  Sandbox API   ${sandbox.url}
  Host page     ${hostPage.url}   React
  Served page   ${hostPage.url}/claims/CLM-1006   the same, rendered on the server with its data
  Plain page    ${plainPage.url}   one HTML file, custom elements

  Ctrl+C stops all three.
`);

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await Promise.all([sandbox.close(), hostPage.close(), plainPage.close()]);
  process.exit(0);
}
process.on("SIGINT", () => void stop());
process.on("SIGTERM", () => void stop());
