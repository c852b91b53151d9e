import { join, resolve } from "node:path";
import { readFile } from "node:fs/promises";
import { build, type Plugin } from "esbuild";
import { type Browser, chromium } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureChromium, testArgs } from "../browsers/chromium.ts";

// Why: docs/decisions/releases.md#two-copies-are-named-in-development

const app = resolve(import.meta.dirname, "../../apps/host-page");

/** A page's script that uses the client, the runtime and the kit. */
const PAGE = `
  import { createClaimsClient } from "@claimkit/claims-api";
  import { Waiting } from "@claimkit/ui-kit/waiting";
  import { ClaimkitProvider } from "@claimkit/widget-runtime";
  import { createElement as h } from "react";
  import { createRoot } from "react-dom/client";

  const client = createClaimsClient({
    environment: "test", baseUrl: "https://claims.example.com", clientId: "test", getAccessToken: () => "",
  });
  const draw = (key) => h(ClaimkitProvider, { key, client }, h(Waiting));
  createRoot(document.body.appendChild(document.createElement("div"))).render([draw(1), draw(2)]);
`;

/** Gives the packages another version. */
function withVersion(version: string): Plugin {
  return {
    name: "with-version",
    setup: ({ onLoad }) =>
      onLoad({ filter: /\/src\/version\.ts$/ }, async ({ path }) => ({
        contents: (await readFile(path, "utf8")).replace(/".*"/, `"${version}"`),
        loader: "ts",
      })),
  };
}

async function bundle(mode: "development" | "production", version: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: PAGE, resolveDir: app },
    bundle: true,
    write: false,
    format: "iife",
    jsx: "automatic",
    outdir: join(app, "out"),
    loader: { ".css": "empty" },
    define: { "process.env.NODE_ENV": JSON.stringify(mode) },
    plugins: [withVersion(version)],
  });
  return outputFiles[0]?.text ?? "";
}

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureChromium(), args: testArgs });
});
afterAll(() => browser.close());

/** Runs scripts in one page, and returns the warnings. */
async function warningsOf(...scripts: string[]): Promise<string[]> {
  const page = await browser.newPage();
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  // A page without the kit's style sheet has another warning.
  await page.addStyleTag({ content: ":root { --ck-space-2: 8px }" });
  for (const content of scripts) {
    await page.addScriptTag({ content });
  }
  await expect
    .poll(() => page.getByText("Please wait").count())
    .toBeGreaterThanOrEqual(2 * scripts.length);
  await page.close();
  return warnings;
}

test("a page with two copies of the kit, the runtime and the client names each once in development", async () => {
  const copies = [await bundle("development", "1.2.0"), await bundle("development", "2.0.0")];

  const warnings = await warningsOf(...copies);

  expect(warnings.map((text) => text.split(",", 2).join()).toSorted()).toEqual([
    "This page uses two copies of @claimkit/claims-api, 1.2.0 and 2.0.0",
    "This page uses two copies of @claimkit/ui-kit, 1.2.0 and 2.0.0",
    "This page uses two copies of @claimkit/widget-runtime, 1.2.0 and 2.0.0",
  ]);
});

test("a page with one copy has no warning, and neither has one in production", async () => {
  const one = await bundle("development", "1.2.0");
  const production = await bundle("production", "2.0.0");

  expect(await warningsOf(one, production)).toEqual([]);
});
