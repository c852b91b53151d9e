import { spawnSync, type SpawnSyncOptions } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const MISSING =
  "No Chromium found, and none could be installed: install Chrome or Chromium, or set CHROMIUM_PATH to its executable.";

/**
 * The first three are the suggestions below the address bar. Chromium keeps two pages ready for them in each
 * window, also in one that nobody sees, which takes more of the processor than a page under test does. The
 * others are what Playwright turns off: only the last list of a command line counts.
 */
const FEATURES_OFF = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "TcpPortRandomizationWin",
  "ThirdPartyStoragePartitioning",
];

/** Flags under which Chromium runs unattended: as root, in a container, without calling home. */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${FEATURES_OFF.join()}`,
];

/** Draws maps without a graphics card, and pages without going through the same emulation, which costs more. */
export const softwareGl = [
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--disable-gpu-compositing",
];

/**
 * The Chromium to test with: `CHROMIUM_PATH`, else Playwright's own, else one that the machine has.
 *
 * @returns its path, or `undefined` where there is none yet
 */
export function findChromium(): string | undefined {
  const named = process.env["CHROMIUM_PATH"];
  return [named, chromium.executablePath(), ...INSTALLED].find(
    (path) => path !== undefined && runs(path),
  );
}

// Why: docs/decisions/testing.md#a-browser-counts-only-if-it-starts
/** Whether a browser is there and whole: a downloaded one may lack a library, and not even tell its version. */
export function runs(path: string): boolean {
  return existsSync(path) && spawnSync(path, ["--version"], { stdio: "ignore" }).status === 0;
}

/**
 * Finds Chromium or installs one: Playwright's own first, Debian's where that can't be had.
 *
 * @throws with one sentence that says what to install, when nothing helps
 */
export function ensureChromium(): string {
  const found = findChromium() ?? installPlaywrights() ?? installDebians();
  if (found === undefined) throw new Error(MISSING);
  return found;
}

function installPlaywrights(): string | undefined {
  console.log("No Chromium on this machine: trying Playwright's.");
  spawnSync("playwright", ["install", "chromium"], { stdio: "ignore", timeout: 600_000 });
  return findChromium();
}

function installDebians(): string | undefined {
  installFromDebian(["chromium"]);
  return findChromium();
}

/** Installs packages of Debian's, with options of `apt-get install`; does nothing where that can't be done. */
export function installFromDebian(names: readonly string[], ...options: string[]): void {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (!isRootOnDebian) return;
  console.log(`Installing Debian's ${names.join(", ")} with apt-get.`);
  const quiet: SpawnSyncOptions = { stdio: ["ignore", "ignore", "inherit"], timeout: 900_000 };
  spawnSync("apt-get", ["update", "-qq"], quiet);
  spawnSync("apt-get", ["install", "-y", "-qq", ...options, ...names], quiet);
}
