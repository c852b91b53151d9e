import { join, resolve } from "node:path";
import { build } from "esbuild";
import { chromium } from "playwright";
import { expect, test } from "vitest";
import { ensureChromium, testArgs } from "../browsers/chromium.ts";

const app = resolve(import.meta.dirname, "../../apps/host-page");

/** A page without style sheets, with a widget that has no claim, and one that has no provider. */
const PAGE = `
  import { createClaimsClient } from "@claimkit/claims-api";
  import { ClaimNumberHeader, ClaimSummary } from "@claimkit/claims-widgets";
  import { ClaimkitProvider } from "@claimkit/widget-runtime";
  import { createElement as h } from "react";
  import { createRoot } from "react-dom/client";

  const client = createClaimsClient({
    environment: "test", baseUrl: "https://claims.example.com", clientId: "test", getAccessToken: () => "",
  });
  createRoot(document.body.appendChild(document.createElement("div"))).render([
    h(ClaimkitProvider, { key: 1, client }, h(ClaimNumberHeader)),
    h(ClaimSummary, { key: 2, claimNumber: "CLM-1006" }),
  ]);
`;

/** Runs the page until its last warning, and returns all of them. */
async function warningsIn(mode: "development" | "production"): Promise<string[]> {
  const { outputFiles } = await build({
    stdin: { contents: PAGE, resolveDir: app },
    bundle: true,
    write: false,
    format: "esm",
    outdir: join(app, "out"),
    external: ["pdfjs-dist"],
    loader: { ".css": "empty" },
    define: { "process.env.NODE_ENV": JSON.stringify(mode) },
  });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: testArgs });
  try {
    const page = await browser.newPage();
    const warnings: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "warning") warnings.push(message.text());
    });
    await page.addScriptTag({ content: outputFiles[0]?.text ?? "", type: "module" });
    await expect.poll(() => warnings.join(), { timeout: 20_000 }).toContain("no claims client");
    return warnings;
  } finally {
    await browser.close();
  }
}

const NO_CLIENT =
  "claim-summary has no claims client. Put a <ClaimkitProvider> around it, or call configureClaimkit(). See https://github.com/claimkit/claimkit/blob/main/docs/guides/first-claim.md";

test("a page in development names what it lacks, and the page that explains it", async () => {
  const warnings = await warningsIn("development");

  expect(warnings.toSorted()).toEqual([
    "<claim-number-header> Give the widget a claimNumber. (https://github.com/claimkit/claimkit/blob/main/docs/reference/api.md#error-codes)",
    'This page lacks the kit\'s style sheet. Add `import "@claimkit/ui-kit/styles.css"`. See https://github.com/claimkit/claimkit/blob/main/docs/guides/first-claim.md',
    'This page lacks the style sheet of claim-number-header. Import the styles.css of its package, such as "@claimkit/claims-widgets/styles.css". See https://github.com/claimkit/claimkit/blob/main/docs/guides/first-claim.md',
    NO_CLIENT,
  ]);
});

test("in production, only a widget that would wait forever says so", async () => {
  expect(await warningsIn("production")).toEqual([NO_CLIENT]);
});
