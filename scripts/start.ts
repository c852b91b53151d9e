import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { serveHostPage, servePlainPage, serveSandbox } from "./serve.ts";

// The plain page needs the standalone file, which is made from all packages' sources.
const build = spawnSync("tsup", ["--config", "../../tsup.config.ts"], {
  cwd: resolve(import.meta.dirname, "../packages/elements"),
  stdio: "inherit",
});
if (build.status !== 0) process.exit(build.status ?? 1);

const sandbox = await serveSandbox(4100);
const hostPage = await serveHostPage(4200, sandbox.url);
const plainPage = await servePlainPage(4300, sandbox.url);

console.log(`
  Sandbox API   ${sandbox.url}
  Host page     ${hostPage.url}   React
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
