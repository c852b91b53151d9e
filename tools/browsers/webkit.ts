import { spawnSync } from "node:child_process";
import { installFromDebian } from "./chromium.ts";
import { findWebKit, WEBKIT_PACKAGES } from "./webkit-driver.ts";

// As a command (`pnpm test:webkit [part-of-file-name …]`), finds or installs WebKitGTK, and runs the keyboard tests
// and, without arguments, the journeys.

/** What WebKitGTK cannot test, and why. */
const untested = {
  "touch, the zoom of iOS, safe areas": "WebKitGTK is a desktop engine.",
  VoiceOver: "It exists only on Apple devices.",
  "focus of clicked buttons": "WebKitGTK focuses a clicked button, Safari on a Mac does not.",
  "the mouse wheel": "The driver reverses each turn.",
  screenshots: "They can hang on a page that does not repaint.",
  "warnings of the engine":
    "The driver has no console. Journeys check only messages and errors of the page.",
};

const found = findOrInstall();
if ("missing" in found) {
  console.log(
    `No WebKit found, and none could be installed. Missing: ${found.missing.join(", ")}. On Debian and Ubuntu: apt-get install ${WEBKIT_PACKAGES.join(" ")}`,
  );
  process.exit(1);
}
console.log(`WebKit: ${found.browser}. Not tested here:`);
for (const [what, why] of Object.entries(untested)) console.log(`- ${what}: ${why}`);

const nameParts = process.argv.slice(2);
const runs = [run("vitest", "run", "--project", "webkit", ...nameParts)];
if (nameParts.length === 0) {
  runs.push(
    run("turbo", "run", "build", "--output-logs=errors-only") &&
      run("vitest", "run", "--project", "webkit-journeys"),
  );
}
process.exit(runs.every(Boolean) ? 0 : 1);

function findOrInstall(): ReturnType<typeof findWebKit> {
  const installed = findWebKit();
  if (!("missing" in installed)) return installed;
  // The recommended packages are only for video.
  installFromDebian(WEBKIT_PACKAGES, "--no-install-recommends");
  return findWebKit();
}

function run(program: string, ...args: string[]): boolean {
  return spawnSync(program, args, { stdio: ["ignore", "inherit", "inherit"] }).status === 0;
}
