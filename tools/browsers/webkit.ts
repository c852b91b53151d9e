import { spawnSync } from "node:child_process";
import { installFromDebian } from "./chromium.ts";
import { findWebKit, WEBKIT_PACKAGES } from "./webkit-driver.ts";

// Run as a program (`pnpm test:webkit`), it finds or installs WebKitGTK and runs the keyboard tests in it, and the
// journeys; what is given after it is a part of the files' names, and leaves the journeys out.

/** What has to be tested on a device of Apple's, or in another engine, and why. */
const untested = {
  "touch, the zoom of iOS, safe areas": "WebKitGTK is the engine of a desktop.",
  VoiceOver: "It is a part of Apple's systems.",
  "what does not get the focus": "Safari on a Mac gives a clicked button no focus, WebKitGTK does.",
  "the wheel": "The driver turns it back after each turn.",
  screenshots: "Taking one can hang on a page that does not repaint.",
  "warnings of the engine": "The driver has no console: journeys see a page's own, and its errors.",
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

const asked = process.argv.slice(2);
const runs = [run("vitest", "run", "--project", "webkit", ...asked)];
if (asked.length === 0) {
  runs.push(
    run("turbo", "run", "build", "--output-logs=errors-only") &&
      run("vitest", "run", "--project", "webkit-journeys"),
  );
}
process.exit(runs.every(Boolean) ? 0 : 1);

function findOrInstall(): ReturnType<typeof findWebKit> {
  const here = findWebKit();
  if (!("missing" in here)) return here;
  // What it recommends plays films.
  installFromDebian(WEBKIT_PACKAGES, "--no-install-recommends");
  return findWebKit();
}

function run(program: string, ...args: string[]): boolean {
  return spawnSync(program, args, { stdio: ["ignore", "inherit", "inherit"] }).status === 0;
}
