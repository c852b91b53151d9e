import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "playwright";
import { chromiumArgs, ensureChromium, softwareGl } from "../browsers/chromium.ts";
import type { Served } from "./serve.ts";

/** In ms: a program draws the map, and a development server compiles. */
const PATIENCE = 120_000;

/** How a page shows its map, and how it is known that all of it is drawn. */
export type ShowMap = (page: Page) => Promise<void>;

/** A page that shows its map at once and says when it is drawn. */
export const waitForMap: ShowMap = async (page) => {
  await page.locator('body[data-map="idle"]').waitFor();
  await page.getByRole("img", { name: "Short North Collision" }).waitFor();
};

/** The repairs of a claim, whose shop is shown on a map when somebody asks for it. */
export const openShopMap: ShowMap = async (page) => {
  await page.getByRole("button", { name: "View on map" }).first().click();
  await page.locator('.ck-map-view[data-ready="true"]').waitFor();
  await page.getByRole("img", { name: "Short North Collision" }).waitFor();
};

/**
 * Looks at an app's map under its content security policy. Stops the app.
 *
 * @throws if the map is not drawn, anything violates the policy, or a worker is not the app's own
 */
export async function lookAtMap(what: string, app: Served, show = waitForMap): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArgs, ...softwareGl],
  });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE);
    const complaints: string[] = [];
    // Chromium says so in the console for each violation of the policy, with or without a listener.
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      const isOwn = origin === new URL(app.url).origin || /^(data|blob):$/.test(protocol);
      if (!isOwn) complaints.push(`requests ${request.url()}`);
    });

    const response = await page.goto(app.url);
    if (!response?.headers()["content-security-policy"]) complaints.push("has no policy");
    await show(page).catch((error: Error) => complaints.push(error.message));
    const workers = page.workers().map((worker) => new URL(worker.url()).origin);
    if (workers.length === 0 || workers.some((origin) => origin !== new URL(app.url).origin)) {
      complaints.push(`workers come from: ${workers.join()}`);
    }
    if (complaints.length > 0) throw new Error(`${what}, ${app.how}:\n${complaints.join("\n")}`);
  } finally {
    await browser.close();
    await app.stop();
  }
  console.log(`${what}, ${app.how}: shows a map under its content security policy.`);
}

/** Text of MapLibre's worker that the rest of it does not have. */
const WORKER_TEXT = "is not a valid GeoJSON object";

/** @throws unless what an app has built has MapLibre's worker exactly once, under whatever name */
export function expectOneWorker(what: string, built: string): void {
  const workers = globSync("**/*.js", { cwd: built }).filter((file) =>
    readFileSync(join(built, file), "utf8").includes(WORKER_TEXT),
  );
  if (workers.length !== 1) throw new Error(`${what}: workers of the map: ${workers.join(", ")}`);
}
