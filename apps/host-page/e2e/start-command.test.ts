import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { chromium } from "playwright";
import { onTestFinished, test } from "vitest";
import { chromiumArgs, findChromium } from "@claimkit/tools/browsers/chromium";
import { removeFolder, temporaryFolder } from "@claimkit/tools/temporary-folder";

const root = resolve(import.meta.dirname, "../../..");

test("the README's start command starts both pages in a fresh clone", async () => {
  const clone = copyTrackedFiles();
  const { hostPage, plainPage } = await runStartCommand(clone);
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
}, 600_000);

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

async function runStartCommand(cwd: string): Promise<{ hostPage: string; plainPage: string }> {
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
    const { Host: hostPage, Plain: plainPage } = byName;
    if (hostPage && plainPage) return { hostPage, plainPage };
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
  return { ...env, PATH: path?.join(delimiter), npm_config_yes: "true" };
}
