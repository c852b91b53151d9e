import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect } from "vitest";
import { test } from "./journey.ts";

const html = readFileSync(resolve(import.meta.dirname, "../plain/index.html"), "utf8");

test("the plain page has one module script, without a bundler or import map", () => {
  expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="plain.js">']);
});

test("the elements work with the plain page's strict content security policy", async ({
  demo,
  page,
}) => {
  // A violation is logged as an error, which fails every test on this page as well.
  expect(html).toContain("require-trusted-types-for 'script'");
  expect(html).not.toMatch(/unsafe|<style|style="/);
  await page.goto(`${demo.plainPage.url}#CLM-1001`);
  await page.getByRole("button", { name: "Report", exact: true }).waitFor();
});

test.for([
  { case: "did not arrive", respond: { status: 503 } },
  { case: "was cut off", respond: { contentType: "text/javascript", body: "export const a = {" } },
])(
  "'Try again' loads the file of an element that $case",
  async ({ respond }, { demo, page, consoleErrors }) => {
    const isFirst = ({ pathname, search }: URL): boolean =>
      /standalone-app-claim-list-[^/]*\.js$/.test(pathname) && search === "";
    await page.route(isFirst, (route) => route.fulfill(respond));
    await page.goto(`${demo.plainPage.url}#claims`);
    await page.getByText("This part of the page didn't load.").waitFor();

    await page.getByRole("button", { name: "Try again" }).click();

    await page.getByRole("button", { name: "Track claim CLM-1001" }).waitFor();
    consoleErrors.length = 0;
  },
);

test("the page's style sheet does not affect the elements", async ({ demo, page }) => {
  await page.goto(`${demo.plainPage.url}#claims`);
  const inside = page.getByRole("button", { name: "Track claim CLM-1001" });
  await inside.waitFor();
  const styles = await inside.evaluate((button) => {
    const { backgroundColor, letterSpacing, textTransform, textIndent, lineHeight, fontSize } =
      getComputedStyle(button);
    const isLineHigh = Number.parseFloat(lineHeight) > 2 * Number.parseFloat(fontSize);
    return { backgroundColor, letterSpacing, textTransform, textIndent, isLineHigh };
  });

  expect(styles).toEqual({
    backgroundColor: expect.not.stringContaining("255, 105, 180"),
    letterSpacing: "normal",
    textTransform: "none",
    textIndent: "0px",
    isLineHigh: false,
  });
});

test("the plain page lists the events of the elements", async ({ demo, page }) => {
  await page.goto(`${demo.plainPage.url}#claims`);
  await page.getByRole("button", { name: "Track claim CLM-1001" }).waitFor();
  await page.getByRole("button", { name: /^Events from the widgets/ }).click();

  await page.getByText("ck:ready app-claim-list data").waitFor();
});

test("the plain page works if a script has extended Object.prototype", async ({ demo, page }) => {
  await page.addInitScript("Object.prototype.legacy = '1.0'");
  await page.goto(`${demo.plainPage.url}#CLM-1006`);
  await page.getByRole("heading", { name: "View your estimate" }).scrollIntoViewIfNeeded();

  // The viewer is loaded from separate files.
  await page.locator(".ck-document canvas").first().waitFor();
});

test("an upload sends files with the queue of its own file", async ({ demo, page }) => {
  await page.goto(`${demo.plainPage.url}#claims`);
  await page.getByRole("button", { name: "Track claim CLM-1001" }).waitFor();
  // As text, because Vitest would replace the import.
  const script = `
    import("./claimkit/standalone-uploads.js").then(({ createUploads }) => {
      const upload = document.createElement("document-upload");
      upload.setAttribute("claim-number", "CLM-1006");
      const transport = {
        start: async () => "url",
        offset: async () => 0,
        send: async (_url, { size }) => size,
      };
      document.body.append(Object.assign(upload, { uploads: createUploads({ transport }) }));
    })`;
  await page.evaluate(script);

  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose files" }).click();
  const photo = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
  await (await chooser).setFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: photo });

  await page.getByText("Sent", { exact: true }).waitFor();
});
