import { expect } from "vitest";
import { test } from "./journey.ts";

const CLAIM = "CLM-1006";
const start = [0xff, 0xd8, 0xff, 0xe0];
const end = [0xff, 0xd9];

/** A photo of 3 MB, which is sent in four parts. */
function photo(name: string, last = end): { name: string; mimeType: string; buffer: Buffer } {
  const buffer = Buffer.concat([Buffer.from(start), Buffer.alloc(3_000_000), Buffer.from(last)]);
  return { name, mimeType: "image/jpeg", buffer };
}

test("photos of a claim are sent, survive a lost connection and a reload, and are received the next day", async ({
  demo,
  page,
  context,
}) => {
  const control = (name: string): Promise<Response> =>
    fetch(`${demo.sandbox.url}/sandbox/claims/${CLAIM}/${name}`, { method: "POST" });
  const row = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await control("reset");
  await page.goto(`${demo.hostPage.url}#/claims/${CLAIM}`);
  await page.getByRole("link", { name: "Documents", exact: true }).click();
  const upload = page.getByRole("group", { name: "Photos and documents" });
  await upload.getByText("Front corner, driver's side").waitFor();

  // The documents on the page load too; without a connection, the browser would log that they can't.
  await page.waitForLoadState("networkidle");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose files" }).click();
  await context.setOffline(true);
  await (
    await chooser
  ).setFiles([
    photo("hood.jpg"),
    photo("cut.jpg", []),
    { name: "page.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<html>") },
  ]);
  await row("hood.jpg").getByText("No connection. We'll continue when it's back.").waitFor();
  await row("page.jpg").getByText("we don't accept this kind of file").waitFor();

  await context.setOffline(false);
  await page.reload();
  await row("hood.jpg").getByText("Sent", { exact: true }).waitFor();
  await row("cut.jpg").getByText("Sent", { exact: true }).waitFor();
  expect(await page.getByText("Received", { exact: true }).count()).toBe(0);

  await control("advance");
  await page.reload();
  await row("hood.jpg").getByText("Received", { exact: true }).waitFor();
  await row("cut.jpg").getByText("Couldn't be used: The photo is incomplete.").waitFor();
  expect(await row("hood.jpg").count()).toBe(1);
  await control("reset");
});
