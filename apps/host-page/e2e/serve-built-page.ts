import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build, preview } from "vite";
// @boundaries-ignore The journeys start what the README's start command starts.
import type { Served } from "../../../scripts/serve.ts";

/** The host page as it would be deployed. A journey then waits for one file, not for each of its modules. */
export async function serveBuiltPage(sandboxUrl: string): Promise<Served> {
  const outDir = await mkdtemp(join(tmpdir(), "host-page-"));
  const page = {
    root: resolve(import.meta.dirname, ".."),
    define: { "import.meta.env.SANDBOX_URL": JSON.stringify(sandboxUrl) },
    logLevel: "warn" as const,
    build: { outDir },
  };
  await build(page);
  const server = await preview({ ...page, preview: { port: 0, host: "localhost" } });
  const [url = ""] = server.resolvedUrls?.local ?? [];
  return {
    url: url.replace(/\/$/, ""),
    async close() {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}
