import { globSync, readFileSync } from "node:fs";
import { cp, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { build, type Plugin } from "esbuild";
import { type Browser, chromium, type Page } from "playwright";
import sirv from "sirv";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { ensureChromium, testArgs } from "../browsers/chromium.ts";
import { cssAsText } from "../build/css-as-text.ts";
import { beside, DECODER_FILES } from "../build/decoders.ts";
import { removeFolder, temporaryFolder } from "../temporary-folder.ts";

// Serves the viewer over HTTP with a strict content security policy, which tests in a page can't set.

const repository = resolve(import.meta.dirname, "../..");

const STRICT = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "worker-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types claimkit-worker",
];

/** A page with a viewer and its own sandbox. */
const PAGE = `
  import { createClaimsClient } from "@claimkit/claims-api";
  import { DocumentViewer } from "@claimkit/claims-widgets";
  import { createSandbox, sandboxToken } from "@claimkit/sandbox";
  import { pdfOfScan } from "@claimkit/claims-widgets/testing/scans";
  import { ClaimkitProvider } from "@claimkit/widget-runtime";
  import { createElement } from "react";
  import { createRoot } from "react-dom/client";

  addEventListener("securitypolicyviolation", (event) => console.error(event.violatedDirective));
  const sandbox = createSandbox();
  const [claimNumber, documentPublicID, scan] = location.hash.slice(1).split("/");
  const client = createClaimsClient({
    environment: "sandbox",
    baseUrl: location.origin,
    clientId: "strict-page",
    getAccessToken: () => sandboxToken,
    async fetch(input, init) {
      const isScan = scan && new Request(input, init).url.endsWith("/content");
      return isScan ? new Response(pdfOfScan(scan)) : sandbox.fetch(input, init);
    },
  });
  const title = "Current estimate";
  const viewer = createElement(DocumentViewer, { claimNumber, documentPublicID, title });
  createRoot(document.querySelector("main")).render(
    createElement(ClaimkitProvider, { client }, viewer),
  );
`;

/** As in the built packages. */
const decodersBeside: Plugin = {
  name: "decoders-beside",
  setup({ onLoad }) {
    onLoad({ filter: /pdf-files\.ts$/ }, async ({ path }) => ({
      contents: beside(await readFile(path, "utf8")),
      loader: "ts",
    }));
  },
};

const folder = temporaryFolder("strict");
let browser: Browser;

beforeAll(async () => {
  await build({
    stdin: { contents: PAGE, resolveDir: resolve(repository, "apps/host-page"), loader: "tsx" },
    bundle: true,
    splitting: true,
    format: "esm",
    outdir: folder,
    entryNames: "page",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [cssAsText, decodersBeside],
  });
  const built = resolve(repository, "packages");
  for (const file of ["pdf-worker.js", "image-decoders.js", ...DECODER_FILES]) {
    await cp(join(built, "claims-widgets/dist/document-viewer", file), join(folder, file));
  }
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
    args: testArgs,
  });
});

afterAll(async () => {
  removeFolder(folder);
  await browser.close();
});

/** An open page, and its console messages and errors. */
interface OpenPage {
  page: Page;
  messages: string[];
}

/** Opens the page with a policy and a document. */
async function openUnder(
  policy: readonly string[],
  document = "CLM-1006/EST-1006-2",
): Promise<OpenPage> {
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
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  page.on("pageerror", (error) => messages.push(error.message));
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/#${document}`);
  return { page, messages };
}

/** Waits until the document is rendered and its text can be selected. */
async function waitForDocument(page: Page): Promise<void> {
  await page.locator(".ck-document canvas").first().waitFor({ timeout: 30_000 });
  await page.locator(".ck-document-text span").first().waitFor();
}

test("renders a document in a worker with a strict policy and Trusted Types", async () => {
  const { page, messages } = await openUnder(STRICT, "CLM-1011/EST-1011-2");
  await waitForDocument(page);

  expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
    "/pdf-worker.js",
  ]);
  await page.getByRole("button", { name: "Next page" }).click();
  await page.getByRole("button", { name: "Zoom in" }).click();
  await page.getByRole("button", { name: "Open full size" }).click();
  await page.getByRole("dialog").locator("canvas").first().waitFor();
  await page.keyboard.press("Escape");
  expect(messages).toEqual([]);
});

const SCAN = "CLM-1006/EST-1006-2/";
const WASM = [...STRICT, "connect-src 'self'"].map((rule) =>
  rule.replace("script-src", "script-src 'wasm-unsafe-eval'"),
);

test.each([
  { filter: "CCITTFaxDecode", policy: WASM, files: ["jbig2.wasm"] },
  { filter: "JPXDecode", policy: WASM, files: ["openjpeg.wasm"] },
  // The policy allows no WebAssembly.
  { filter: "JBIG2Decode", policy: STRICT, files: ["image-decoders.js"] },
  { filter: "JPXDecode", policy: STRICT, files: ["image-decoders.js"] },
])("loads $files for a scan with $filter, and nothing of it before", async (row) => {
  const { page } = await openUnder(row.policy);
  await waitForDocument(page);
  const loaded: string[] = [];
  page.context().on("response", (response) => {
    const file = new URL(response.url()).pathname.slice(1);
    if (/decoders|wasm/.test(file)) loaded.push(file);
  });

  await page.goto(`${page.url()}/${row.filter}`);
  await page.reload();
  await page.locator(".ck-document canvas").first().waitFor({ timeout: 30_000 });

  expect(loaded).toEqual(row.files);
  expect(await page.getByText("can't be shown").count()).toBe(0);
});

test.each(["CCITTFaxDecode", "JPXDecode"])(
  "says so where the decoder of a scan with %s is missing",
  async (filter) => {
    const { page } = await openUnder(WASM, SCAN + filter);
    await page.context().route(/decoders|wasm/, (route) => route.fulfill({ status: 404 }));
    await page.reload();

    await page.getByText("This page can't be shown.").waitFor({ timeout: 30_000 });
  },
);

test("downloads a document with a strict policy", async () => {
  const { page, messages } = await openUnder(STRICT);
  await waitForDocument(page);

  for (const name of ["Download", "Download the estimate"]) {
    const saving = page.waitForEvent("download");
    await page.getByRole("link", { name, exact: true }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe("EST-1006-2.pdf");
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  }
  expect(messages).toEqual([]);
});

/** A frame shows text also in a Chromium without a user interface, which has no PDF viewer. */
function showFilesAsText(): void {
  Object.defineProperty(navigator, "pdfViewerEnabled", { value: true });
  const createObjectURL = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (file) => createObjectURL(new Blob([file as Blob], { type: "text/plain" }));
}

test("prints the document from a frame if the policy allows it", async () => {
  const { page, messages } = await openUnder([...STRICT, "frame-src blob:"]);
  // Replaces `print()`, which a test can't use.
  const printed: string[] = [];
  await page.exposeFunction("noted", (address: string) => printed.push(address));
  await page.addInitScript("print = () => noted(location.href)");
  await page.addInitScript(showFilesAsText);
  await page.reload();
  await waitForDocument(page);
  const link = page.getByRole("link", { name: "Download", exact: true });

  await page.getByRole("button", { name: "Print" }).click();

  await expect.poll(() => printed).toEqual([await link.getAttribute("href")]);
  expect(page.context().pages()).toHaveLength(1);
  expect(messages).toEqual([]);
});

test.each([
  { state: "damaged", document: "CLM-1012/EST-1012-1" },
  { state: "locked", document: "CLM-1013/EST-1013-1" },
])("reports a $state document without a violation", async ({ document, state }) => {
  const { page, messages } = await openUnder(STRICT, document);

  const alert = page.getByRole("alert");
  await alert.waitFor({ timeout: 30_000 });
  expect(await alert.innerText()).toContain(state === "locked" ? "password" : state);
  expect(messages).toEqual([]);
});

test.each([
  {
    case: "allows no workers",
    policy: STRICT.map((rule) => rule.replace("worker-src 'self'", "worker-src 'none'")),
  },
  {
    case: "does not allow Claimkit's Trusted Types",
    policy: STRICT.map((rule) =>
      rule.replace("trusted-types claimkit-worker", "trusted-types other"),
    ),
  },
])("renders a document without a worker if the policy $case", async ({ policy }) => {
  const { page } = await openUnder(policy);
  await waitForDocument(page);

  expect(page.workers()).toEqual([]);
  expect(await page.getByRole("heading", { name: "What it costs" }).count()).toBe(1);
});

test("renders a document without a worker if the worker's file is missing", async () => {
  const { page } = await openUnder(STRICT);
  await waitForDocument(page);
  await page.route("**/pdf-worker.js", (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await waitForDocument(page);

  expect(page.workers()).toEqual([]);
});

test("the standalone files contain pdf.js's worker only once, also for the main thread", async () => {
  const built = resolve(repository, "packages/elements/dist");
  // Only the worker parses fonts.
  const withWorker = globSync("*.js", { cwd: built }).filter((file) =>
    readFileSync(join(built, file), "utf8").includes("CFFParser"),
  );
  expect(withWorker).toEqual(["pdf-worker.js"]);

  const { page } = await openUnder(STRICT);
  const expression = 'import("/pdf-worker.js").then(() => typeof pdfjsWorker.WorkerMessageHandler)';
  expect(await page.evaluate(expression)).toBe("function");
});
