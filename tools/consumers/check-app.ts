import { EventEmitter, once } from "node:events";
import { type Browser, chromium, type Locator, type Page } from "playwright";
import { chromiumArgs, ensureChromium } from "../browsers/chromium.ts";
import type { RunningApp } from "./serve.ts";

/** Long, because development servers compile on demand. */
const TIMEOUT_MS = 120_000;

/** Types of console messages that are allowed. Production builds write none. */
const ALLOWED_MESSAGES: Readonly<Record<RunningApp["how"], ReadonlySet<string>>> = {
  built: new Set(),
  "in development": new Set(["debug", "info", "log"]),
};

/**
 * Checks an app that shows the claims list, the questions and the shop finder as components and as elements, and
 * a document, with and without workers. Stops the app.
 *
 * @throws with all problems
 */
export async function checkApp(what: string, app: RunningApp): Promise<void> {
  await withBrowser(what, app, async (browser) => [
    ...(await problemsOf(browser, app, "with workers")),
    ...(await problemsOf(browser, app, "without workers")),
  ]);
  console.log(
    `${what}, ${app.how}: shows the claims list, the questions and shops twice, and a document.`,
  );
}

/** Text that only MapLibre contains. */
const MAP_TEXT = "maplibregl-canvas-container";

/**
 * Checks a page without a bundler that shows questions and shops in Spanish, and does not load its map. Stops it.
 *
 * @throws with all problems
 */
export async function checkPlainPage(app: RunningApp): Promise<void> {
  await withBrowser("A plain page", app, async (browser) => {
    const { page, problems } = await openPage(browser, app);
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
      problems.push("requests MapLibre, although no map is shown");
    }
    return problems;
  });
  console.log("A plain page: shows the questions and finds one of them, and a shop.");
}

/**
 * Checks an app with pages: follows a claim from the list to its page, reads a document there, and leaves. Stops the
 * app.
 *
 * @throws with all problems
 */
export async function checkPages(what: string, app: RunningApp): Promise<void> {
  await withBrowser(what, app, async (browser) => {
    const { page, problems } = await openPage(browser, app);
    await page.goto(app.url);
    await page
      .getByRole("button", { name: /Track claim/ })
      .or(page.getByRole("link", { name: /Track claim/ }))
      .first()
      .click();
    // The document, which is above it, loads when it comes near.
    await page.getByRole("region", { name: "Payout" }).scrollIntoViewIfNeeded();
    const document = page.getByRole("toolbar", { name: "Current estimate" });
    await document.waitFor();
    await page.locator(".ck-document canvas").first().waitFor();
    await page.getByText("Leave", { exact: true }).click();
    await page.getByText("Another page.").waitFor();
    if ((await document.count()) > 0) problems.push("still shows the document");
    return problems;
  });
  console.log(`${what}, ${app.how}: shows the list, a claim and its document, and leaves them.`);
}

/**
 * Checks a page that changes a token, a part, a text and a link of components and of elements. Stops the app.
 *
 * @throws with all that are not changed
 */
export async function checkCustomizedPage(what: string, app: RunningApp): Promise<void> {
  await withBrowser(what, app, async (browser) => {
    const { page, problems } = await openPage(browser, app);
    await page.goto(app.url);
    for (const name of ["react", "elements"]) {
      const widgets = page.locator(`#${name}`);
      const link = widgets.getByRole("link", { name: /Track claim/ }).first();
      const toggle = widgets.getByRole("button", { name: "What you told us" });
      const found = {
        href: await link.getAttribute("href"),
        color: await colorOf(link),
        letterSpacing: await styleOf(toggle, "letter-spacing"),
      };
      if (JSON.stringify(found) !== JSON.stringify(CUSTOMIZED))
        problems.push(`${name}: ${JSON.stringify(found)}`);
    }
    return problems;
  });
  console.log(
    `${what}, ${app.how}: keeps a token, a part, a text and a link that the page changes.`,
  );
}

/** A page in the host's order: two sections replaced, a note added, the money moved. */
const ARRANGED = [
  ".ck-claim-money",
  ".ck-next-steps",
  "[data-widget=report-accordion]",
  "[data-widget=repairs-accordion]",
  "text=Your shop is closed on Monday.",
  "text=We paid $4,738.90",
  "[data-widget=close-accordion]",
  "text=614-555-0142",
];

/**
 * Checks a claim's page with sections of the host: their order, the way from the path to one of them, and that they are
 * printed. Stops the app.
 *
 * @throws with all problems
 */
export async function checkArrangedPage(what: string, app: RunningApp): Promise<void> {
  await withBrowser(what, app, async (browser) => {
    const { page, problems } = await openPage(browser, app);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(app.url);
    const payments = page.getByRole("heading", { name: "Payments" });
    await page.getByText("We paid $4,738.90").waitFor();
    await page.getByRole("button", { name: "Report", exact: true }).waitFor();
    problems.push(...(await misplaced(page)));
    if (await page.getByRole("region", { name: /^(Services|Payout|Contacts)$/ }).count())
      problems.push("shows a section that is left out or replaced");

    const stages = page.getByRole("list", { name: "Stages of your claim" });
    await stages.getByRole("button", { name: /^Payout/ }).click();
    await page.waitForFunction(isInView, await payments.elementHandle());

    await page.emulateMedia({ media: "print" });
    problems.push(...(await misplaced(page)).map((problem) => `on paper, ${problem}`));
    return problems;
  });
  console.log(`${what}, ${app.how}: shows and prints a claim with sections of its own.`);
}

/** Runs in the page. */
function isInView(element: Node | null): boolean {
  return element instanceof Element && element.getBoundingClientRect().bottom < innerHeight;
}

/** The sections that are not shown, or not below the one before them. */
async function misplaced(page: Page): Promise<string[]> {
  const boxes = await Promise.all(
    ARRANGED.map((section) => page.locator(section).first().boundingBox()),
  );
  return ARRANGED.filter((_, index) => {
    const [before, box] = [boxes[index - 1], boxes[index]];
    return !box || (before && box.y < before.y);
  }).map((section) => `has ${section} in the wrong place`);
}

/**
 * Checks a page over a host's own claims server: the list, all sections of a claim, its document, questions and a
 * search for shops; and that the server sends a third party nothing about the policy. Stops the app.
 *
 * @throws with all problems
 */
export async function checkBackend(what: string, app: RunningApp): Promise<void> {
  await withBrowser(what, app, async (browser) => {
    const { page, problems } = await openPage(browser, app);
    await page.goto(app.url);
    for (const text of [
      "Rear-end collision",
      "2021 Honda Civic",
      "Repair at the shop",
      "$500 deductible",
      "Call us if you need a rental car or a tow truck.",
      "Payment to West Body Shop",
      "Which shop can I choose?",
    ]) {
      const found = page.getByText(text, { exact: false }).first();
      await found
        .waitFor({ state: "attached" })
        .catch(() => problems.push(`does not show: ${text}`));
    }
    for (const name of ["Report", "Services", "Repairs", "Payout", "Close"]) {
      await page.getByRole("region", { name, exact: true }).waitFor();
    }
    // The document, which is above it, loads when it comes near.
    await page.getByRole("region", { name: "Payout" }).scrollIntoViewIfNeeded();
    await page.locator(".ck-document canvas").first().waitFor();
    await page.getByRole("combobox", { name: "ZIP code or address" }).fill("43215");
    await page.getByText("West Body Shop").last().waitFor();
    return problems.concat(await leaksTo("token-of-bob", app));
  });
  console.log(`${what}: shows the list, a claim, its document, questions and shops.`);
}

/** Programs of the READMEs that run in a page, and a text that each shows. */
const PROGRAMS = [
  { name: "faq", shows: "All FAQ" },
  { name: "shop-finder", shows: "ZIP code or address" },
  { name: "map-view", shows: "Denver Auto Body" },
  { name: "ui-kit", shows: "Try again" },
  { name: "widget-runtime", shows: "Reclamos" },
];

/** What a browser without a graphics card says about a map. */
const SOFTWARE_GL = /GL Driver Message|No hardware accelerated rendering/;

/**
 * Checks the page that runs the programs of the READMEs. Stops it.
 *
 * @throws with all problems
 */
export async function checkPrograms(app: RunningApp): Promise<void> {
  await withBrowser("The READMEs", app, async (browser) => {
    const problems: string[] = [];
    for (const { name, shows } of PROGRAMS) {
      const opened = await openPage(browser, app);
      await opened.page.goto(`${app.url}#${name}`);
      const shown = opened.page.getByText(shows).or(opened.page.getByLabel(shows)).first();
      await shown.waitFor().catch(() => problems.push(`${name} does not show: ${shows}`));
      const own = opened.problems.filter((problem) => !SOFTWARE_GL.test(problem));
      problems.push(...own.map((problem) => `${name}: ${problem}`));
      await opened.page.close();
    }
    return problems;
  });
  console.log(`The READMEs: run ${PROGRAMS.map(({ name }) => name).join(", ")}.`);
}

/**
 * Checks a page that shows a claim and its repairs. Stops the app.
 *
 * @throws with all problems
 */
export async function checkFirstClaim(what: string, app: RunningApp): Promise<void> {
  await withBrowser(what, app, async (browser) => {
    const { page, problems } = await openPage(browser, app);
    await page.goto(app.url);
    await page.getByText("Claim number CLM-1006").first().waitFor();
    // The document loads when it comes near.
    await page.getByText("Current estimate").first().scrollIntoViewIfNeeded();
    await page.locator(".ck-document canvas").first().waitFor();
    return problems;
  });
  console.log(`${what}: shows a first claim and its document.`);
}

/** What the page of CLM-1002 says: its status, the next step, its time and an amount. */
const CLAIM_TEXTS = [
  "Inspection Scheduled",
  "Bring your vehicle to Short North Collision",
  "9:30 AM",
  "$500",
];

/** How a served page is checked. */
interface ServedPageOptions {
  /**
   * Whether the server renders the widgets. Otherwise, it only writes their responses into the page.
   * @default true
   */
  isRendered?: boolean;
}

/**
 * Checks the page of a claim that comes with its data from a server: its HTML says everything, a press before its scripts
 * arrive acts once, nothing moves, and nothing is requested from other servers. Leaves the page, and stops the app.
 *
 * @throws with all problems
 */
export async function checkServedPage(
  what: string,
  app: RunningApp,
  { isRendered = true }: ServedPageOptions = {},
): Promise<void> {
  await withBrowser(what, app, async (browser) => {
    const { page, problems } = await openPage(browser, app);
    page.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      const isOwn = protocol === "data:" || origin === new URL(app.url).origin;
      if (!isOwn) problems.push(`requests ${request.url()}`);
    });
    if (isRendered) {
      await page.goto(app.url, { waitUntil: "networkidle" });
      const shift = await page.evaluate(layoutShift);
      if (shift > MAX_LAYOUT_SHIFT) problems.push(`moves by ${shift}`);
    }
    const scripts = isRendered ? await holdScripts(page) : undefined;
    await page.goto(app.url, { waitUntil: "commit" });
    const report = page.getByRole("button", { name: "Report", exact: true });
    await report.waitFor();
    if (isRendered) problems.push(...(await missingTexts(page)));
    const before = await report.getAttribute("aria-expanded");
    await report.click();
    if (isRendered && (await report.getAttribute("aria-expanded")) !== before)
      problems.push("reacts before its scripts have arrived");
    scripts?.release();
    await page
      .locator(`[aria-expanded=${before !== "true"}]`)
      .and(report)
      .waitFor();
    await page.waitForLoadState("networkidle");
    if ((await report.getAttribute("aria-expanded")) === before) problems.push("acts twice");
    problems.push(...(await missingTexts(page)));
    await page.getByText("Leave", { exact: true }).click();
    await page.getByText("Another page.").waitFor();
    return problems;
  });
  console.log(`${what}, ${app.how}: has its claim from the server, and requests nothing.`);
}

const MAX_LAYOUT_SHIFT = 0.001;

/** By how much the page has moved since it was opened. */
async function layoutShift(): Promise<number> {
  const shifts = await new Promise<PerformanceEntry[]>((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    setTimeout(() => resolve([]), 100);
  });
  return shifts.reduce((sum, shift) => sum + ("value" in shift ? Number(shift.value) : 0), 0);
}

/** Keeps scripts from arriving until they are released. */
async function holdScripts(page: Page): Promise<{ release(): void }> {
  const released = new EventEmitter();
  const isReleased = once(released, "released");
  await page.route(
    ({ pathname }) => /\.m?js$/.test(pathname),
    async (route) => {
      await isReleased;
      await route.continue();
    },
  );
  return { release: () => void released.emit("released") };
}

async function missingTexts(page: Page): Promise<string[]> {
  const contact = page.getByRole("link", { name: "Call us" });
  const expected = [...CLAIM_TEXTS.map((text) => page.getByText(text)), contact];
  const missing: string[] = [];
  for (const each of expected) {
    if (!(await each.first().isVisible())) missing.push(`does not show ${each}`);
  }
  return missing;
}

/** What a third party is sent about the policy. */
async function leaksTo(token: string, { url }: RunningApp): Promise<string[]> {
  const headers = {
    Authorization: `Bearer ${token}`,
    client_id: "consumers",
    "X-Message-Id": "1",
    "Content-Type": "application/json",
  };
  const leaks: string[] = [];
  for (const query of ["", "?isThirdParty=true&contactId=P-9"]) {
    for (const call of ["report-details", "payout-details", "repairs-details"]) {
      const path = `api/claims/${call}/2026%2F000017${query}`;
      const response = await fetch(new URL(path, url), { headers });
      const text = await response.text();
      if (!response.ok || /coverage|deductible|documentPublicID/i.test(text))
        leaks.push(`${path}: ${text}`);
    }
  }
  return leaks;
}

/** What the page changes, apart from the text. */
const CUSTOMIZED = {
  href: "/claims/CLM-1001",
  color: "rgb(120, 0, 90)",
  letterSpacing: "2px",
};

/** The color of text in sRGB. Its style has it in the color space in which the kit derives it from the accent. */
function colorOf(found: Locator): Promise<string> {
  return found.evaluate((element) => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    if (!canvas) return "no canvas";
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    return `rgb(${[...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).join(", ")})`;
  });
}

function styleOf(found: Locator, property: string): Promise<string> {
  return found.evaluate(
    (element, name) => getComputedStyle(element).getPropertyValue(name),
    property,
  );
}

async function withBrowser(
  what: string,
  app: RunningApp,
  visit: (browser: Browser) => Promise<string[]>,
): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  try {
    const problems = await visit(browser);
    if (problems.length > 0) throw new Error(`${what}, ${app.how}:\n${problems.join("\n")}`);
  } finally {
    await browser.close();
    await app.stop();
  }
}

/** Opens a page and collects its console messages and errors. */
async function openPage(
  browser: Browser,
  { how }: RunningApp,
): Promise<{ page: Page; problems: string[] }> {
  const page = await browser.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  const problems: string[] = [];
  page.on("console", (message) => {
    if (!ALLOWED_MESSAGES[how].has(message.type())) problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  return { page, problems };
}

async function problemsOf(
  browser: Browser,
  app: RunningApp,
  workers: "with workers" | "without workers",
): Promise<string[]> {
  const { url } = app;
  const { page, problems } = await openPage(browser, app);
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
  if (found.join() !== expected.join()) problems.push(`workers come from: ${found.join()}`);
  await page.close();
  return problems.map((problem) => `${workers}: ${problem}`);
}
