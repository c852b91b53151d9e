import { cp, mkdtemp, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { type Browser, chromium, type Page } from "playwright";
import sirv from "sirv";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { chromiumArgs, ensureChromium } from "../scripts/browser.ts";
import { cssAsText } from "../tsup.config.ts";

// The viewer behind the headers of a strict page, over real HTTP: policies that tests in a page can't set.

const house = resolve(import.meta.dirname, "..");

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
  const viewer = createElement(DocumentViewer, {
    claimNumber: "CLM-1006",
    documentPublicID: "EST-1006-2",
    title: "Current estimate",
  });
  createRoot(document.querySelector("main")).render(
    createElement(ClaimkitProvider, { client }, viewer),
  );
`;

let browser: Browser;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "claimkit-strict-"));
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
  browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
});

afterAll(() => browser.close());

/** Opens the page under a policy, and waits until its document is drawn and can be selected. */
async function openUnder(policy: readonly string[]): Promise<{ page: Page; said: string[] }> {
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
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}`);
  await page.locator(".ck-document canvas").waitFor({ timeout: 30_000 });
  await page.locator(".ck-document-text span").first().waitFor();
  return { page, said };
}

test("reads a document in its worker under a strict policy with Trusted Types, and violates nothing", async () => {
  const { page, said } = await openUnder(STRICT);

  expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
    "/pdf-worker.js",
  ]);
  await page.getByRole("button", { name: "Zoom in" }).click();
  await page.getByRole("button", { name: "Open full size" }).click();
  await page.getByRole("dialog").locator("canvas").waitFor();
  await page.keyboard.press("Escape");
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

  expect(page.workers()).toEqual([]);
  expect(await page.getByRole("heading", { name: "What it costs" }).count()).toBe(1);
});
