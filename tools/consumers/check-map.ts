import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "playwright";
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

/**
 * Checks an app's map with a content security policy. Stops the app.
 *
 * @throws if the map is not rendered, the policy is violated, or a worker comes from another origin
 */
export async function checkMap(what: string, app: RunningApp, show = waitForMap): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArgs, ...softwareGl],
  });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    const problems: string[] = [];
    // Chromium reports violations of the policy in the console.
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(message.text());
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

/** Text that only MapLibre's worker contains. */
const WORKER_TEXT = "is not a valid GeoJSON object";

/** @throws unless the build of an app has MapLibre's worker exactly once */
export function expectOneWorker(what: string, built: string): void {
  const workers = globSync("**/*.js", { cwd: built }).filter((file) =>
    readFileSync(join(built, file), "utf8").includes(WORKER_TEXT),
  );
  if (workers.length !== 1) throw new Error(`${what}: workers of the map: ${workers.join(", ")}`);
}
