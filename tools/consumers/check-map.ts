import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { chromiumArgs, ensureChromium, softwareGl } from "../browsers/chromium.ts";
import type { RunningApp } from "./serve.ts";

/** Long, because the map is rendered in software and development servers compile on demand. */
const TIMEOUT_MS = 120_000;

/** Shows the map of a page and waits until it is rendered. */
export type ShowMap = (page: Page) => Promise<void>;

/** For a page that shows its map immediately and reports when it is rendered. */
export const waitForMap: ShowMap = async (page) => {
  await page.locator('body[data-map="idle"]').waitFor();
  await page.getByRole("img", { name: "Short North Collision" }).waitFor();
};

/** For the repairs of a claim, which show the shop on a map on request. */
export const openShopMap: ShowMap = async (page) => {
  await page.getByRole("button", { name: "View on map" }).first().click();
  await page.locator('.ck-map-view[data-ready="true"]').waitFor();
  await page.getByRole("img", { name: "Short North Collision" }).waitFor();
};

/** Options of {@link checkMap}. */
export interface MapCheck {
  show?: ShowMap;
  /** Path of a page without a map, which violates the policies that are only reported where the host does. */
  withoutMap?: string;
}

/**
 * Checks an app's map with a content security policy. Stops the app.
 *
 * @throws if the map is not rendered, a policy is violated, or a worker comes from another origin
 */
export async function checkMap(
  what: string,
  app: RunningApp,
  { show = waitForMap, withoutMap }: MapCheck = {},
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArgs, ...softwareGl],
  });
  try {
    const page = await openPage(browser);
    const problems: string[] = [];
    // Chromium reports violations of the policy in the console.
    page.on("console", (message) => {
      const isReport = message.text().includes("[Report Only]");
      if (message.type() === "error" && !isReport) problems.push(message.text());
    });
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      const isOwn = origin === new URL(app.url).origin || /^(data|blob):$/.test(protocol);
      if (!isOwn) problems.push(`requests ${request.url()}`);
    });

    const response = await page.goto(app.url);
    if (!response?.headers()["content-security-policy"]) problems.push("has no policy");
    await show(page).catch((error: Error) => problems.push(error.message));
    const found = await violationsOf(page);
    const ofHost = withoutMap === undefined ? [] : await hostsViolations(browser, app, withoutMap);
    problems.push(...found.filter((violation) => !ofHost.includes(violation)));
    if (ofHost.length > 0) console.log(`${what}, ${app.how}, without a map: ${ofHost.join(", ")}`);
    const workers = page.workers().map((worker) => new URL(worker.url()).origin);
    if (workers.length === 0 || workers.some((origin) => origin !== new URL(app.url).origin)) {
      problems.push(`workers come from: ${workers.join()}`);
    }
    if (problems.length > 0) throw new Error(`${what}, ${app.how}:\n${problems.join("\n")}`);
  } finally {
    await browser.close();
    await app.stop();
  }
  console.log(`${what}, ${app.how}: shows a map under its content security policy.`);
}

/** Opens a page that records violations of its policies, also of those that are only reported. */
async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.addInitScript(() => {
    const violations: string[] = [];
    Reflect.set(globalThis, "policyViolations", violations);
    document.addEventListener("securitypolicyviolation", (event) => {
      // A sample is the sink and the beginning of the text.
      const [sink = ""] = event.sample.split("|");
      violations.push(`${event.effectiveDirective} (${event.disposition}) ${sink}`.trim());
    });
  });
  return page;
}

/** Violations of a page's policies, without repeats. */
async function violationsOf(page: Page): Promise<string[]> {
  const all = await page.evaluate(() => Reflect.get(globalThis, "policyViolations") as string[]);
  return [...new Set(all)];
}

async function hostsViolations(browser: Browser, app: RunningApp, path: string): Promise<string[]> {
  const page = await openPage(browser);
  await page.goto(new URL(path, app.url).href);
  await page.locator("body[data-chunk]").waitFor();
  const found = await violationsOf(page);
  await page.close();
  return found;
}

/** Text that only MapLibre's worker contains. */
const WORKER_TEXT = "is not a valid GeoJSON object";

/** @throws unless the build of an app has MapLibre's worker exactly once */
export function expectOneWorker(what: string, built: string): void {
  const workers = globSync("**/*.js", { cwd: built }).filter((file) =>
    readFileSync(join(built, file), "utf8").includes(WORKER_TEXT),
  );
  if (workers.length !== 1) throw new Error(`${what}: workers of the map: ${workers.join(", ")}`);
}
