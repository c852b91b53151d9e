import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { chromium } from "playwright";
import type { PreviewServer } from "vite";
import { pack, packageNames } from "../checks/packed.ts";
import { chromiumArgs, ensureChromium } from "./browser.ts";

// Installs what would be published into hosts outside the workspace, from a registry of its own on this
// machine: two test runners over the sandbox, and an empty Vite app, which is built and looked at.

const REGISTRY = "http://localhost:4873/";
const house = resolve(import.meta.dirname, "..");

function run(cwd: string, program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}\n${stdout}${stderr}`);
  return stdout.trim();
}

/** A registry for this run, in front of the usual one. Returns how to stop it. */
async function startRegistry(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "claimkit-registry-"));
  cpSync(join(house, "fixtures/consumers/registry"), folder, { recursive: true });
  run(folder, "npm", "install", "--no-audit", "--no-fund");
  const config = {
    storage: join(folder, "storage"),
    uplinks: { usual: { url: run(folder, "npm", "config", "get", "registry") } },
    packages: {
      "@claimkit/*": { access: "$all", publish: "$all" },
      "**": { access: "$all", proxy: "usual" },
    },
    log: { type: "stdout", level: "warn" },
  };
  writeFileSync(join(folder, "config.yaml"), JSON.stringify(config));

  const program = join(folder, "node_modules/.bin/verdaccio");
  const registry = spawn(program, ["--config", "config.yaml", "--listen", "4873"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface(registry.stdout)) {
    if (!line.includes("http address")) continue;
    registry.stdout.resume();
    return () => void registry.kill();
  }
  throw new Error("The registry did not start.");
}

function publish(registry: string): void {
  for (const name of packageNames) {
    const { tarball } = pack(name);
    // Whoever publishes has to be somebody; this registry takes anybody.
    run(
      tmpdir(),
      "npm",
      "publish",
      tarball,
      `--registry=${registry}`,
      "--//localhost:4873/:_authToken=anybody",
    );
    console.log(`published @claimkit/${name}`);
  }
}

/** A Vite app as its users get it, or as its developers see it. */
async function serve(folder: string, how: "built" | "in development"): Promise<Served> {
  const { createServer, preview } = await import("vite");
  if (how === "built") return preview({ root: folder, preview: { port: 0 }, logLevel: "error" });
  const server = await createServer({ root: folder, server: { port: 0 }, logLevel: "error" });
  return server.listen();
}

type Served = Pick<PreviewServer, "resolvedUrls" | "close">;

async function look(server: Served): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(server.resolvedUrls?.local[0] ?? "");
  await page
    .locator("#root")
    .getByRole("button", { name: /Track claim/ })
    .first()
    .waitFor();
  await page
    .locator("app-claim-list")
    .getByRole("button", { name: /Track claim/ })
    .first()
    .waitFor();
  await page.getByRole("heading", { name: "Current estimate EST-1006-2" }).waitFor();
  await page.locator(".ck-document canvas").waitFor();
  if (page.workers().length === 0) complaints.push("The document was not read in a worker.");
  await browser.close();
  await server.close();
  return complaints;
}

/** A copy of a host of fixtures/consumers, with the published packages installed. */
function installed(fixture: string): string {
  const consumer = mkdtempSync(join(tmpdir(), `claimkit-consumer-${fixture}-`));
  cpSync(join(house, "fixtures/consumers", fixture), consumer, { recursive: true });
  run(consumer, "npm", "install", `--registry=${REGISTRY}`, "--no-audit", "--no-fund");
  return consumer;
}

const stopRegistry = await startRegistry();
try {
  publish(REGISTRY);

  for (const runner of ["vitest", "jest"]) {
    run(installed(runner), "npm", "test");
    console.log(`A host's own tests use the sandbox: ${runner}.`);
  }

  const app = installed("vite");
  run(app, "npm", "run", "build");
  for (const how of ["built", "in development"] as const) {
    const complaints = await look(await serve(app, how));
    if (complaints.length > 0) throw new Error(`${how}: ${complaints.join("\n")}`);
  }
  console.log("A Vite app type-checks, builds and shows the claims list twice, and a document.");
} finally {
  stopRegistry();
}
