import { spawnSync, type SpawnSyncOptions } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

const INSTALLED = [
  "/usr/bin/chromium-headless-shell",
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
 * The first three are the suggestions of the address bar. For them, Chromium preloads two pages in every
 * window, even without a display, which costs more CPU time than a page under test. The others are those that
 * Playwright turns off, because only the last list of a command line is used.
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

/**
 * Flags to run Chromium as root, in a container, and without background requests. Debian's Chromium turns on
 * rasterization by the GPU, which without a graphics card is emulated and takes a fifth of the CPU time of tests.
 */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-quic",
  "--disable-gpu-rasterization",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${FEATURES_OFF.join()}`,
];

/**
 * Renders WebGL in software. Pages don't use the GPU emulation, because it is slower for them. It runs in the
 * browser's process, which saves 8 % of the CPU time of tests.
 */
export const softwareGl = [
  "--in-process-gpu",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--disable-gpu-compositing",
];

/**
 * Flags for tests. A test's page lives too briefly to gain from collecting garbage on other threads or in steps,
 * which takes a fifth of the CPU time of tests.
 */
export const testArgs = [
  ...chromiumArgs,
  ...softwareGl,
  "--js-flags=--single-threaded-gc --no-incremental-marking",
];

/**
 * Finds a Chromium: `CHROMIUM_PATH`, otherwise Playwright's, otherwise an installed one.
 *
 * @returns its path, or `undefined` without one
 */
export function findChromium(): string | undefined {
  const named = process.env["CHROMIUM_PATH"];
  return [named, chromium.executablePath(), ...INSTALLED].find(
    (path) => path !== undefined && runs(path),
  );
}

// Why: docs/decisions/testing.md#a-browser-counts-only-if-it-starts
/** Whether a browser starts. A downloaded one may lack a library. */
export function runs(path: string): boolean {
  return existsSync(path) && spawnSync(path, ["--version"], { stdio: "ignore" }).status === 0;
}

/**
 * Finds Chromium or installs one: Playwright's, otherwise Debian's, without a user interface if there is one.
 *
 * @throws with instructions if neither works
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
  installFromDebian(["chromium-headless-shell"]);
  if (findChromium() === undefined) installFromDebian(["chromium"]);
  return findChromium();
}

/** Installs Debian packages with `apt-get install`. Does nothing on other systems or without root. */
export function installFromDebian(names: readonly string[], ...options: string[]): void {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (!isRootOnDebian) return;
  console.log(`Installing Debian's ${names.join(", ")} with apt-get.`);
  const quiet: SpawnSyncOptions = { stdio: ["ignore", "ignore", "inherit"], timeout: 900_000 };
  spawnSync("apt-get", ["update", "-qq"], quiet);
  spawnSync("apt-get", ["install", "-y", "-qq", ...options, ...names], quiet);
}
