import { cleanup, screen } from "@testing-library/react";
import type { JSX } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { tokensText } from "@claimkit/ui-kit/styles-text";
import { Report } from "../../testing/report.tsx";
import { useStaticLoad } from "../call/use-static-load.ts";
import { Widget } from "../frame/widget.tsx";
import { stubService } from "../../testing/stub-service.ts";
import { renderWidget } from "../testing/index.ts";

afterEach(() => {
  cleanup();
  document.body.removeAttribute("style");
  for (const sheet of document.querySelectorAll("[data-test]")) sheet.remove();
  vi.restoreAllMocks();
});

const root = (token: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(token).trim();

function addSheet(css: string): void {
  const sheet = document.createElement("style");
  sheet.dataset["test"] = "";
  sheet.textContent = css;
  document.head.append(sheet);
}

/** A host's page with a widget. */
function Page(): JSX.Element {
  return (
    <main>
      <p>Your policy covers damage to your car and to other people&rsquo;s property.</p>
      <button className="host-button">Start</button>
      <Report claimNumber="1" />
    </main>
  );
}

const HOST = ".host-button { background: #6a1b9a; color: #fff } main { color: #222 }";

test("fills the tokens that the page has not set", async () => {
  vi.spyOn(console, "info").mockImplementation(() => {});
  addSheet(tokensText);
  addSheet(`${HOST} :root { --ck-color-surface: #fffbe6; --ck-radius-control: 3px }`);
  const { unmount } = renderWidget(<Page />, { ...stubService(), theme: "auto" });

  await expect.poll(() => root("--ck-color-accent")).toBe("#6a1b9a");

  expect(root("--ck-color-on-accent")).toBe("#ffffff");
  expect(root("--ck-color-surface")).toBe("#fffbe6");
  expect(root("--ck-radius-control")).toBe("3px");
  // The page's own surface needs the kit's texts.
  expect(root("--ck-color-text")).toContain("#1a2529");
  unmount();
  expect(root("--ck-color-accent")).not.toBe("#6a1b9a");
});

/** A widget that contains another one in a card of its own, and mounts after it. */
function Tracker(): JSX.Element {
  return (
    <Widget name="claim-tracker" load={useStaticLoad({ claimNumber: "1" })} errorMessage="">
      {() => (
        <div style={{ background: "#182125" }}>
          <Report claimNumber="1" />
        </div>
      )}
    </Widget>
  );
}

test("takes the page's background, not that of a widget around another one", async () => {
  vi.spyOn(console, "info").mockImplementation(() => {});
  document.body.style.background = "#14201a";
  renderWidget(<Tracker />, { ...stubService(), theme: "auto" });

  await expect.poll(() => root("--ck-color-page")).toMatch(/^#/);

  expect(root("--ck-color-page")).toBe("#14201a");
});

test("follows a page that turns dark, and tells developers the lines to keep", async () => {
  const info = vi.spyOn(console, "info").mockImplementation(() => {});
  addSheet(HOST);
  renderWidget(<Page />, { ...stubService(), theme: "auto" });
  await expect.poll(() => root("--ck-color-page")).toBe("#ffffff");

  document.body.style.background = "#101418";
  await expect.poll(() => root("--ck-color-page")).toBe("#101418");

  expect(root("--ck-color-scheme")).toBe("dark");
  expect(info.mock.lastCall?.[0]).toContain(":root {\n  --ck-color-accent: #6a1b9a;");
});

test("two widgets share it, and nothing happens without the setting", async () => {
  addSheet(HOST);
  const service = stubService();
  renderWidget(<Page />, service);
  await screen.findByText("Report 1");
  expect(root("--ck-color-page")).not.toBe("#ffffff");

  vi.spyOn(console, "info").mockImplementation(() => {});
  const { unmount } = renderWidget(<Page />, { ...service, theme: "auto" });
  renderWidget(<Page />, { ...service, theme: "auto" });
  await expect.poll(() => root("--ck-color-page")).toBe("#ffffff");
  unmount();
  expect(root("--ck-color-page")).toBe("#ffffff");
});
