import { Virtual } from "@guidepup/virtual-screen-reader";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { known, openViewer, withStyles } from "../../testing/documents.tsx";

withStyles();
afterEach(cleanup);

/** Screen reader output of the viewer, from top to bottom. */
async function transcript(): Promise<string> {
  const container = document.querySelector(".ck-document");
  if (!container) throw new Error("There is no viewer.");
  const reader = new Virtual();
  await reader.start({ container });
  onTestFinished(() => reader.stop());
  for (let step = 0; step < 300; step += 1) {
    await reader.next();
    if ((await reader.lastSpokenPhrase()) === "end of document") break;
  }
  return `${(await reader.spokenPhraseLog()).join("\n")}\n`;
}

test("reads an estimate: its toolbar, headings, tables, and the download link", async () => {
  await openViewer(known.tagged);
  await screen.findByRole("heading", { name: "What it costs" });

  await expect(await transcript()).toMatchFileSnapshot("document-viewer.spoken.txt");
});

test("reads an untagged estimate in the order of its text", async () => {
  await openViewer(known.untagged);
  await expect.poll(() => document.querySelector(".ck-document-text")).toBeTruthy();

  await expect(await transcript()).toMatchFileSnapshot("document-viewer-untagged.spoken.txt");
});
