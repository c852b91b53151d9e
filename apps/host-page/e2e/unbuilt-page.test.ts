import { serveHostPage } from "@claimkit/tools/serve/serve";
import { test } from "./journey.ts";

test("the unbuilt host page, as developers start it, shows a claim too", async ({
  demo,
  page,
  onTestFinished,
}) => {
  const hostPage = await serveHostPage(0, demo.sandbox.url);
  onTestFinished(() => hostPage.close());
  // The first visit waits for Vite to bundle its dependencies.
  await page.goto(`${hostPage.url}#/claims`, { timeout: 60_000 });
  await page.getByRole("link", { name: "Track claim CLM-1001" }).click();

  await page.getByText("2022 Honda CR-V EX").waitFor();
  await page.getByRole("button", { name: "Report", exact: true }).waitFor();
});
