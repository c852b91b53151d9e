import { globSync, readFileSync } from "node:fs";
import { cp, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { type Browser, chromium, type Page } from "playwright";
import sirv from "sirv";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { chromiumArgs, ensureChromium, softwareGl } from "../browsers/chromium.ts";
import { cssAsText } from "../build/css-as-text.ts";
import { removeFolder, temporaryFolder } from "../temporary-folder.ts";

// The viewer behind the headers of a strict page, over real HTTP: policies that tests in a page can't set.

const house = resolve(import.meta.dirname, "../..");

const STRICT = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "worker-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types claimkit-worker",
];

/** A page with a viewer over a sandbox of its own. */
const PAGE = `
  import { createClaimsClient } from "@claimkit/claims-api";
  import { DocumentViewer } from "@claimkit/claims-widgets";
  import { createSandbox, sandboxToken } from "@claimkit/sandbox";
  import { ClaimkitProvider } from "@claimkit/widget-runtime";
  import { createElement } from "react";
  import { createRoot } from "react-dom/client";

  addEventListener("securitypolicyviolation", (event) => console.error(event.violatedDirective));
  const client = createClaimsClient({
    environment: "sandbox",
    baseUrl: location.origin,
    clientId: "strict-page",
    getAccessToken: () => sandboxToken,
    fetch: createSandbox().fetch,
  });
  const [claimNumber, documentPublicID] = location.hash.slice(1).split("/");
  const title = "Current estimate";
  const viewer = createElement(DocumentViewer, { claimNumber, documentPublicID, title });
  createRoot(document.querySelector("main")).render(
    createElement(ClaimkitProvider, { client }, viewer),
  );
`;

const folder = temporaryFolder("strict");
let browser: Browser;

beforeAll(async () => {
  await build({
    stdin: { contents: PAGE, resolveDir: resolve(house, "apps/host-page"), loader: "tsx" },
    bundle: true,
    splitting: true,
    format: "esm",
    outdir: folder,
    entryNames: "page",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [cssAsText],
  });
  const built = resolve(house, "packages");
  await cp(
    join(built, "claims-widgets/dist/document-viewer/pdf-worker.js"),
    join(folder, "pdf-worker.js"),
  );
  await cp(join(built, "ui-kit/dist/styles.css"), join(folder, "kit.css"));
  await cp(join(built, "claims-widgets/dist/styles.css"), join(folder, "widgets.css"));
  await writeFile(
    join(folder, "index.html"),
    `<!doctype html><title>A strict page</title><link rel="icon" href="data:,">
     <link rel="stylesheet" href="/kit.css"><link rel="stylesheet" href="/widgets.css">
     <main></main><script type="module" src="/page.js"></script>`,
  );
  browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArgs, ...softwareGl],
  });
});

afterAll(async () => {
  removeFolder(folder);
  await browser.close();
});

/** A page that is open, and all that it has complained of. */
interface Opened {
  page: Page;
  said: string[];
}

/** Opens the page with a document of the sandbox, under a policy. */
async function openUnder(
  policy: readonly string[],
  document = "CLM-1006/EST-1006-2",
): Promise<Opened> {
  const headers = {
    "Content-Security-Policy": policy.join("; "),
    "X-Content-Type-Options": "nosniff",
  };
  const files = sirv(folder, {
    setHeaders: (response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    },
  });
  const server = createServer(files);
  await new Promise<void>((listening) => server.listen(0, listening));
  const page = await browser.newPage();
  onTestFinished(async () => {
    await page.close();
    server.close();
  });
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/#${document}`);
  return { page, said };
}

/** Waits until the document is drawn and can be selected. */
async function isRead(page: Page): Promise<void> {
  await page.locator(".ck-document canvas").first().waitFor({ timeout: 30_000 });
  await page.locator(".ck-document-text span").first().waitFor();
}

test("reads a document in its worker under a strict policy with Trusted Types, and violates nothing", async () => {
  const { page, said } = await openUnder(STRICT, "CLM-1011/EST-1011-2");
  await isRead(page);

  expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
    "/pdf-worker.js",
  ]);
  await page.getByRole("button", { name: "Next page" }).click();
  await page.getByRole("button", { name: "Zoom in" }).click();
  await page.getByRole("button", { name: "Open full size" }).click();
  await page.getByRole("dialog").locator("canvas").first().waitFor();
  await page.keyboard.press("Escape");
  expect(said).toEqual([]);
});

test("saves a document as a file, under a strict policy", async () => {
  const { page, said } = await openUnder(STRICT);
  await isRead(page);

  for (const name of ["Download", "Download the estimate"]) {
    const saving = page.waitForEvent("download");
    await page.getByRole("link", { name, exact: true }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe("EST-1006-2.pdf");
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  }
  expect(said).toEqual([]);
});

test("prints the document itself, out of a frame that the policy allows", async () => {
  const { page, said } = await openUnder([...STRICT, "frame-src blob:"]);
  await isRead(page);
  const link = page.getByRole("link", { name: "Download", exact: true });
  // A printer is nothing that a test has.
  const printed: string[] = [];
  await page.exposeFunction("noted", (address: string) => printed.push(address));
  await page.addInitScript("print = () => noted(location.href)");

  await page.getByRole("button", { name: "Print" }).click();

  await expect.poll(() => printed).toEqual([await link.getAttribute("href")]);
  expect(page.context().pages()).toHaveLength(1);
  expect(said).toEqual([]);
});

test.each([
  { state: "damaged", document: "CLM-1012/EST-1012-1" },
  { state: "locked", document: "CLM-1013/EST-1013-1" },
])("says that a document is $state without a violation", async ({ document, state }) => {
  const { page, said } = await openUnder(STRICT, document);

  const sentence = page.getByRole("alert");
  await sentence.waitFor({ timeout: 30_000 });
  expect(await sentence.innerText()).toContain(state === "locked" ? "password" : state);
  expect(said).toEqual([]);
});

test.each([
  {
    case: "allows no workers",
    policy: STRICT.map((rule) => rule.replace("worker-src 'self'", "worker-src 'none'")),
  },
  {
    case: "allows no Trusted Types of ours",
    policy: STRICT.map((rule) =>
      rule.replace("trusted-types claimkit-worker", "trusted-types other"),
    ),
  },
])("reads a document on the page's own thread where the policy $case", async ({ policy }) => {
  const { page } = await openUnder(policy);
  await isRead(page);

  expect(page.workers()).toEqual([]);
  expect(await page.getByRole("heading", { name: "What it costs" }).count()).toBe(1);
});

test("reads a document on the page's own thread where there is no file of the worker", async () => {
  const { page } = await openUnder(STRICT);
  await isRead(page);
  await page.route("**/pdf-worker.js", (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await isRead(page);

  expect(page.workers()).toEqual([]);
});

test("the standalone file brings pdf.js's worker once, which the page's own thread takes as well", async () => {
  const built = resolve(house, "packages/elements/dist");
  // Fonts are read in the worker alone.
  const withWorker = globSync("*.js", { cwd: built }).filter((file) =>
    readFileSync(join(built, file), "utf8").includes("CFFParser"),
  );
  expect(withWorker).toEqual(["pdf-worker.js"]);

  const { page } = await openUnder(STRICT);
  const taken = 'import("/pdf-worker.js").then(() => typeof pdfjsWorker.WorkerMessageHandler)';
  expect(await page.evaluate(taken)).toBe("function");
});
