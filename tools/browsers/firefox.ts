import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { installFromDebian, runs } from "./chromium.ts";

// Run as a program (`pnpm test:firefox`), it finds or installs Firefox and runs the keyboard tests in it;
// what is given after it is a part of the files' names.

const INSTALLED = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

const MISSING =
  "No Firefox found, and none could be installed: install Firefox, or set FIREFOX_PATH to its executable.";

/** The Firefox to test with, as anyone may have it: `FIREFOX_PATH`, else one that the machine has. */
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
  const asked = process.argv.slice(2);
  const files = globSync("packages/*/src/**/{*.keyboard,after-press,stand-beside}.test.tsx").filter(
    (file) => asked.length === 0 || asked.some((part) => file.includes(part)),
  );
  // Each in its own Firefox. Why: docs/decisions/testing.md#firefox-by-playwrights-bidi-channel
  const failed = files.filter((file) => {
    const vitest = ["run", "--project", "firefox", file];
    return spawnSync("vitest", vitest, { stdio: ["ignore", "inherit", "inherit"] }).status !== 0;
  });
  console.log(`${files.length - failed.length} of ${files.length} files passed in Firefox.`);
  for (const file of failed) console.log(`FAILED ${file}`);
  process.exit(failed.length === 0 ? 0 : 1);
}
