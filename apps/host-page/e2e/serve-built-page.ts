import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { preview } from "vite";
import type { Served } from "@claimkit/tools/serve/serve";
import { removeFolder, temporaryFolder } from "@claimkit/tools/temporary-folder";

const root = resolve(import.meta.dirname, "..");
const run = promisify(execFile);

/** Builds and serves the host page as it would be deployed, so that tests load one file instead of each module. */
export async function serveBuiltPage(sandboxUrl: string): Promise<Served> {
  const outDir = temporaryFolder("host-page");
  // In a separate process: here, NODE_ENV is "test", which would build React for development.
  await run("vite", ["build", "--outDir", outDir, "--logLevel", "warn"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", SANDBOX_URL: sandboxUrl },
  }).catch((error: unknown) => {
    removeFolder(outDir);
    throw error;
  });
  const server = await preview({
    root,
    logLevel: "warn",
    build: { outDir },
    preview: { port: 0, host: "localhost" },
  });
  const [url = ""] = server.resolvedUrls?.local ?? [];
  return {
    url: url.replace(/\/$/, ""),
    async close() {
      await server.close();
      removeFolder(outDir);
    },
  };
}
