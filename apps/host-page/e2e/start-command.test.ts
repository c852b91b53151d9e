import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { type Browser, chromium } from "playwright";
import { expect, onTestFinished, test } from "vitest";
import { chromiumArgs, findChromium } from "@claimkit/tools/browsers/chromium";
import { removeFolder, temporaryFolder } from "@claimkit/tools/temporary-folder";

const root = resolve(import.meta.dirname, "../../..");

test("the README's start command starts all pages in a fresh clone", async () => {
  const clone = copyTrackedFiles();
  const { hostPage, servedPage, plainPage } = await runStartCommand(clone);
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: chromiumArgs,
    ...(executablePath && { executablePath }),
  });
  onTestFinished(() => browser.close());

  for (const url of [hostPage, plainPage]) {
    const page = await browser.newPage();
    await page.goto(url);
    // The first visit to the host page waits for Vite to bundle its dependencies.
    const story = page.getByRole("link", { name: "My car was hit yesterday" });
    await story.click({ timeout: 60_000 });
    await page.getByText("2023 Honda Civic Sport").waitFor();
  }
  await expectServedPage(browser, servedPage);
}, 600_000);

/** Expects a claim without scripts, and that the page hydrates without errors. */
async function expectServedPage(browser: Browser, url: string): Promise<void> {
  const withoutScripts = await browser.newPage({ javaScriptEnabled: false });
  await withoutScripts.goto(url);
  await withoutScripts.getByText("Repairs In Progress").first().waitFor();
  await withoutScripts.getByText("Pay your deductible").first().waitFor();

  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await page.goto(url);
  const report = page.getByRole("button", { name: "Report", exact: true });
  await report.click();
  await page.locator("[aria-expanded=false]").and(report).waitFor();
  expect(errors).toEqual([]);
}

/** Copies tracked and new files to an empty folder, without dependencies and build output. */
function copyTrackedFiles(): string {
  const folder = temporaryFolder("clone");
  onTestFinished(() => removeFolder(folder));
  const files = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  for (const file of files.split("\0")) {
    const source = join(root, file);
    if (file && existsSync(source)) cpSync(source, join(folder, file));
  }
  return folder;
}

/** Addresses of the pages that the start command prints. */
interface Pages {
  hostPage: string;
  servedPage: string;
  plainPage: string;
}

async function runStartCommand(cwd: string): Promise<Pages> {
  const [, command = ""] =
    /```sh\n(.*start)\n```/.exec(readFileSync(join(cwd, "README.md"), "utf8")) ?? [];
  // In its own process group, so that everything the command starts is stopped with it.
  const shell = spawn(command, { cwd, shell: true, detached: true, env: newTerminal() });
  const exited = once(shell, "exit");
  onTestFinished(async () => {
    if (shell.exitCode === null) process.kill(-Number(shell.pid), "SIGTERM");
    await exited;
  });

  const printed: string[] = [];
  createInterface(shell.stderr).on("line", (line) => printed.push(line));
  for await (const line of createInterface(shell.stdout)) {
    printed.push(line);
    const urls = [...printed.join("\n").matchAll(/(\w+) page +(http:\S+)/g)];
    const byName = Object.fromEntries(urls.map(([, name, url]) => [name, url]));
    const { Host: hostPage, Served: servedPage, Plain: plainPage } = byName;
    if (hostPage && servedPage && plainPage) return { hostPage, servedPage, plainPage };
  }
  throw new Error(`"${command}" printed no URLs:\n${printed.join("\n")}`);
}

/**
 * The environment of a newly opened terminal: without the variables of pnpm and Vitest, but with
 * the machine's certificates, without which npm retries each request for over a minute behind a proxy.
 */
function newTerminal(): NodeJS.ProcessEnv {
  const added =
    /^(npm_(?!config_)|npm_config_local_prefix|p?npm_config_verify|PNPM_|VITEST|NODE(?!_EXTRA_CA_CERTS))/;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !added.test(name)));
  const path = env["PATH"]?.split(delimiter).filter((folder) => !folder.includes("node_modules"));
  return {
    ...env,
    PATH: path?.join(delimiter),
    npm_config_yes: "true",
    // Why: docs/decisions/testing.md#the-start-command-takes-builds-from-turbos-cache
    TURBO_CACHE_DIR: join(root, ".turbo/cache"),
  };
}
