import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { ensureChromium } from "../browsers/chromium.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { applyDiff } from "./apply-diff.ts";
import { readTutorial, type Step } from "./read-tutorial.ts";

// Run as `pnpm test:tutorials [name …]`: types all tutorials, or those, into a fresh clone of the last commit
// and runs their commands. `widget` needs what `call` adds.

const root = resolve(import.meta.dirname, "../..");
const args = process.argv.slice(2);
const tutorials = args.length > 0 ? args : ["call", "widget", "kit-component", "language"];

ensureChromium();
const clone = temporaryFolder("tutorials");
execFileSync("git", ["clone", "--quiet", root, clone]);
run("npx --yes pnpm@12 install --frozen-lockfile --prefer-offline");

for (const name of tutorials) {
  console.log(`\n${name}`);
  const steps = readTutorial(readFileSync(resolve(clone, `docs/tutorials/${name}.md`), "utf8"));
  for (const step of steps) follow(step);
}
console.log(`\n${tutorials.length} passed, 0 failed`);

function follow(step: Step): void {
  if (step.kind === "run") {
    const printed = step.commands.map((command) => run(command)).join("\n");
    const missing = step.prints.filter((line) => !printed.includes(line));
    if (missing.length > 0) throw new Error(`Not printed: ${missing.join(", ")}\n${printed}`);
    return;
  }
  console.log(`  ${step.kind} ${step.path}`);
  const path = resolve(clone, step.path);
  if (step.kind === "create" && existsSync(path)) throw new Error(`${step.path} exists.`);
  mkdirSync(dirname(path), { recursive: true });
  const text =
    step.kind === "create" ? step.text : applyDiff(readFileSync(path, "utf8"), step.diff);
  writeFileSync(path, text);
}

/** Runs a command as a reader would, and returns what it printed. */
function run(command: string): string {
  console.log(`  ${command}`);
  const { CI: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: clone,
    // `npx` must not ask. CI is left out, because a reader's terminal does not set it.
    env: { ...env, NO_COLOR: "1", npm_config_yes: "true" },
    shell: true,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${command}\n${stdout}${stderr}`);
  return stdout;
}
