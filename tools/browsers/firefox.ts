import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { installFromDebian, runs } from "./chromium.ts";

// As a command (`pnpm test:firefox [part-of-file-name …]`), finds or installs Firefox and runs the keyboard tests.

const INSTALLED = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

const MISSING =
  "No Firefox found, and none could be installed: install Firefox, or set FIREFOX_PATH to its executable.";

/** Finds a Firefox: `FIREFOX_PATH`, otherwise an installed one. */
export function findFirefox(): string | undefined {
  return [process.env["FIREFOX_PATH"], ...INSTALLED].find(
    (path) => path !== undefined && runs(path),
  );
}

function ensureFirefox(): string | undefined {
  const found = findFirefox();
  if (found !== undefined) return found;
  installFromDebian(["firefox-esr"]);
  return findFirefox();
}

if (import.meta.main) {
  const path = ensureFirefox();
  console.log(path === undefined ? MISSING : `Firefox: ${path}`);
  if (path === undefined) process.exit(1);
  const nameParts = process.argv.slice(2);
  const files = globSync(
    "packages/*/src/**/{*.keyboard,after-press,press-after-edit,anchor-to,without-scripts}.test.tsx",
  ).filter((file) => nameParts.length === 0 || nameParts.some((part) => file.includes(part)));
  // One Firefox per file. Why: docs/decisions/testing.md#firefox-by-playwrights-bidi-channel
  const failed = files.filter((file) => {
    const vitest = ["run", "--project", "firefox", file];
    return spawnSync("vitest", vitest, { stdio: ["ignore", "inherit", "inherit"] }).status !== 0;
  });
  console.log(`${files.length - failed.length} of ${files.length} files passed in Firefox.`);
  for (const file of failed) console.log(`FAILED ${file}`);
  process.exit(failed.length === 0 ? 0 : 1);
}
