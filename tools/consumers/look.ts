import { type Browser, chromium, type Page } from "playwright";
import { chromiumArgs, ensureChromium } from "../browsers/chromium.ts";
import type { Served } from "./serve.ts";

/** In ms: a development server compiles while somebody waits for it. */
const PATIENCE = 120_000;

/** What may be said to developers. A user's console stays empty. */
const CHATTER: Readonly<Record<Served["how"], ReadonlySet<string>>> = {
  built: new Set(),
  "in development": new Set(["debug", "info", "log"]),
};

/**
 * Looks at an app that shows the claims list, the questions and the shop finder twice, as components and as
 * elements, and a document, which is read in a worker where there are workers. Stops the app.
 *
 * @throws with all that is wrong with it
 */
export async function look(what: string, app: Served): Promise<void> {
  await complaining(what, app, async (browser) => [
    ...(await complaintsOf(browser, app, "with workers")),
    ...(await complaintsOf(browser, app, "without workers")),
  ]);
  console.log(
    `${what}, ${app.how}: shows the claims list, the questions and shops twice, and a document.`,
  );
}

/** Text of MapLibre that nothing else has. */
const MAP_TEXT = "maplibregl-canvas-container";

/**
 * Looks at a page without a bundler that shows questions and shops in Spanish, and has a map that it does not
 * need. Stops it.
 *
 * @throws with all that is wrong with it
 */
export async function lookAtPlainPage(app: Served): Promise<void> {
  await complaining("A plain page", app, async (browser) => {
    const { page, complaints } = await openPage(browser, app);
    const bodies: Promise<string>[] = [];
    page.on("response", (response) => void bodies.push(response.text().catch(() => "")));
    await page.goto(app.url);
    await page.getByRole("heading", { name: "¿Qué taller puedo elegir?" }).waitFor();
    await page.getByRole("searchbox", { name: "Buscar en todas las preguntas" }).fill("tallre");
    await page.getByText("1 pregunta encontrada").waitFor();
    await page.getByRole("combobox", { name: "Código postal o dirección" }).fill("43215");
    await page.getByRole("heading", { name: "Taller Ejemplo" }).waitFor();
    // The shop has no coordinates.
    if ((await Promise.all(bodies)).some((body) => body.includes(MAP_TEXT))) {
      complaints.push("requests MapLibre, although no map is wanted");
    }
    return complaints;
  });
  console.log("A plain page: shows the questions and finds one of them, and a shop.");
}

async function complaining(
  what: string,
  app: Served,
  visit: (browser: Browser) => Promise<string[]>,
): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  try {
    const complaints = await visit(browser);
    if (complaints.length > 0) throw new Error(`${what}, ${app.how}:\n${complaints.join("\n")}`);
  } finally {
    await browser.close();
    await app.stop();
  }
}

/** Opens a page whose console and errors are complaints. */
async function openPage(
  browser: Browser,
  { how }: Served,
): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (!CHATTER[how].has(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return { page, complaints };
}

async function complaintsOf(
  browser: Browser,
  app: Served,
  workers: "with workers" | "without workers",
): Promise<string[]> {
  const { url } = app;
  const { page, complaints } = await openPage(browser, app);
  if (workers === "without workers") {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, "Worker"));
  }

  await page.goto(url);
  for (const list of ["#root", "app-claim-list"]) {
    await page
      .locator(list)
      .getByRole("button", { name: /Track claim/ })
      .first()
      .waitFor();
  }
  for (const questions of ["#root", "all-faqs"]) {
    await page.locator(questions).getByRole("tab", { name: "Repairs" }).waitFor();
  }
  for (const finder of ["#root", "repair-shop-finder"]) {
    await page.locator(finder).getByRole("combobox").fill("43215");
    await page.locator(finder).getByRole("radio", { name: "Short North Collision" }).waitFor();
  }
  await page.getByRole("heading", { name: "Current estimate EST-1006-2" }).waitFor();
  await page.locator(".ck-document canvas").waitFor();

  const found = page.workers().map((worker) => new URL(worker.url()).origin);
  const expected = workers === "with workers" ? [new URL(url).origin] : [];
  if (found.join() !== expected.join()) complaints.push(`workers come from: ${found.join()}`);
  await page.close();
  return complaints.map((complaint) => `${workers}: ${complaint}`);
}
