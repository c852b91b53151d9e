import { afterEach, expect, test } from "vitest";
import { type HostPage, hostPages } from "../../testing/host-pages.ts";
import { colorReader, contrast } from "./colors.ts";
import { hostTheme, type HostTheme } from "./host-theme.ts";

afterEach(() => document.body.replaceChildren());

/** Shows a page in a frame, because its style sheet must not reach this one. */
async function show({ css, html }: Pick<HostPage, "css" | "html">): Promise<Document> {
  const frame = document.createElement("iframe");
  frame.width = "1000";
  frame.srcdoc = `<!doctype html><style>${css}</style>${html}`;
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
  document.body.append(frame);
  await loaded;
  return frame.contentDocument as Document;
}

async function themeOf(page: Pick<HostPage, "css" | "html">): Promise<HostTheme> {
  const shown = await show(page);
  return hostTheme(shown, shown.querySelector("main") ?? shown.body);
}

function contrastOf(theme: HostTheme, one: string, other: string): number | undefined {
  const [first, second] = [theme[`--ck-color-${one}`], theme[`--ck-color-${other}`]];
  const read = colorReader(document);
  return first && second ? contrast(read(first), read(second)) : undefined;
}

test.each(hostPages)("$what: finds the accent, and texts are legible", async (page) => {
  const theme = await themeOf(page);

  expect(theme["--ck-color-accent"]).toBe(page.accent);
  for (const text of ["text", "text-muted"])
    for (const surface of ["page", "surface"])
      expect(contrastOf(theme, text, surface) ?? Infinity).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(theme, "on-accent", "accent") ?? Infinity).toBeGreaterThanOrEqual(4.5);
});

const byName = (start: string): HostPage =>
  hostPages.find(({ what }) => what.startsWith(start)) as HostPage;

test.each([
  { what: "headings in a serif", token: "--ck-font-heading", value: "Georgia, serif" },
  { what: "headings in a serif", token: "--ck-font", value: '"Arial Narrow", Arial, sans-serif' },
  { what: "headings in a serif", token: "--ck-color-page", value: "#ffffff" },
  { what: "headings in a serif", token: "--ck-radius-control", value: "2px" },
  { what: "no style at all", token: "--ck-font", value: undefined },
  { what: "root font size", token: "--ck-size", value: "1.600rem" },
  { what: "yellow buttons", token: "--ck-radius-control", value: "999px" },
  { what: "a dark page without", token: "--ck-color-scheme", value: "dark" },
  { what: "white buttons on black", token: "--ck-color-scheme", value: undefined },
  { what: "a photo", token: "--ck-color-page", value: undefined },
])("$what has $token: $value", async ({ what, token, value }) => {
  expect((await themeOf(byName(what)))[token]).toBe(value);
});
