import { globSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { type DescribedPackage, describedPackages, components } from "./components.ts";
import { storybookIndex } from "./storybook-index.ts";
import { typeErrors } from "./type-errors.ts";

const repository = resolve(import.meta.dirname, "../..");

interface UsagePage {
  of: DescribedPackage;
  /** Path in the sources of its package. */
  path: string;
  text: string;
}

const pages: readonly UsagePage[] = describedPackages.flatMap((of) =>
  globSync("*/*.mdx", { cwd: of.sources }).map((path) => ({
    of,
    path,
    text: readFileSync(resolve(of.sources, path), "utf8"),
  })),
);

const SECTIONS = [
  "When to use",
  "When not to use",
  "Example",
  "Accessibility",
  "Keyboard",
  "Content",
];

/** A link, or the id that a part of the front page passes to one. */
const LINK = /(?:\?path=\/(?:docs|story)\/|: ")(?<id>[a-z-]+--[a-z-]+)/g;

/** A widget of a claim: what it shows matters more than how to word it. */
const WIDGET_SECTIONS = [
  "What the claimant learns",
  "When to use",
  "When not to use",
  "Example",
  "For a third party",
  "In Spanish",
  "Accessibility",
  "Keyboard",
];

const widgetPackages = new Set(["@claimkit/claims-widgets", "@claimkit/widget-runtime"]);

test.each(components)("$name is on a usage page in its folder", ({ folder, storiesFile }) => {
  const beside = pages.filter(({ of, path }) => resolve(of.sources, path, "..") === folder);

  const shown = beside.some(({ text }) => text.includes(`from "./${basename(storiesFile)}"`));
  expect(shown).toBe(true);
});

test.each(pages)("$path has every section in order", ({ of, text }) => {
  const headings = [...text.matchAll(/^## (?!Also known as )(.*)$/gm)].map(
    ([, heading]) => heading,
  );

  expect(headings).toEqual(widgetPackages.has(of.name) ? WIDGET_SECTIONS : SECTIONS);
});

test.each(pages)("$path is called Usage", ({ text }) => {
  expect(text).toMatch(/^<Meta of=\{Stories\} name="Usage" \/>$/m);
});

describe("in Storybook", () => {
  const index = storybookIndex();

  test("every usage page has a place in a chapter", () => {
    const shown = new Set(index.map(({ importPath }) => resolve(repository, importPath)));

    const missing = pages.filter(({ of, path }) => !shown.has(resolve(of.sources, path)));

    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  test("every guide, reference and decision has a page that shows it", () => {
    const documents = globSync("docs/{guides,reference,decisions}/!(README).md", {
      cwd: repository,
    });
    const shown = index
      .filter(({ type }) => type === "docs")
      .map(({ id, importPath }) => ({
        id,
        text: readFileSync(resolve(repository, importPath), "utf8"),
      }));

    const missing = documents.filter((document) => {
      const [, folder, name] = document.split(/[/.]/);
      const page = shown.find(({ id }) => id === `${folder}-${name}--usage`);
      return !page?.text.includes(`from "../../../../${document}?raw"`);
    });

    expect(documents.length).toBeGreaterThan(40);
    expect(missing).toEqual([]);
  });

  test("a component has one page, with its usage, its props and its states", () => {
    const docs = index.filter(({ type }) => type === "docs");

    const titles = docs.map(({ title }) => title);

    expect(titles).toEqual([...new Set(titles)]);
  });

  test.each([
    ["alert", "kit-notices-notification--usage"],
    ["banner", "kit-notices-notification--usage"],
    ["breadcrumb", "kit-navigation-breadcrumbs--usage"],
    ["card", "kit-layout-tile--usage"],
    ["combobox", "kit-fields-autocomplete--usage"],
    ["dialog", "kit-layout-modal--usage"],
    ["dropdown", "kit-fields-select--usage"],
    ["loader", "kit-notices-waiting--usage"],
    ["pagination", "kit-navigation-page-navigator--usage"],
    ["popover", "kit-notices-contextual-help--usage"],
    ["spinner", "kit-notices-waiting--usage"],
    ["stepper", "claims-timeline--usage"],
    ["tabs", "kit-navigation-tabset--usage"],
    ["toast", "kit-notices-notification--usage"],
    ["toggle", "kit-choice-switch--usage"],
    ["tooltip", "kit-notices-contextual-help--usage"],
    ["CSP", "guides-before-you-decide--usage"],
    ["license", "guides-before-you-decide--usage"],
    ["browsers", "guides-before-you-decide--usage"],
    ["privacy", "guides-before-you-decide--usage"],
    ["Next", "guides-first-claim--usage"],
    ["Vue", "guides-first-claim--usage"],
    ["Angular", "guides-first-claim--usage"],
    ["install", "guides-first-claim--usage"],
    ["cookie", "guides-sessions--usage"],
    ["logout", "guides-sessions--usage"],
    ["token", "guides-sessions--usage"],
    ["dark mode", "guides-theme--usage"],
    ["fonts", "guides-theme--usage"],
    ["i18n", "guides-language--usage"],
    ["French", "guides-language--usage"],
    ["validation", "guides-forms--usage"],
    ["SSR", "guides-server-rendering--usage"],
    ["performance", "guides-loading-time--usage"],
    ["Playwright", "guides-testing--usage"],
    ["mock", "guides-testing--usage"],
    ["Sentry", "guides-analytics--usage"],
    ["migration", "guides-upgrades--usage"],
    ["WCAG", "guides-accessibility--usage"],
    ["deductible", "claims-report--usage"],
    ["upload", "claims-document-upload--usage"],
    ["router", "guides-routing--usage"],
  ])("a search for %s finds %s", (word, id) => {
    const { title = "", anchors = [] } = index.find((entry) => entry.id === id) ?? {};

    const found = anchors.filter((anchor) => anchor.title.startsWith("Also known as"));

    expect([title, ...found.map((anchor) => anchor.title)].join()).toMatch(
      new RegExp(`\\b${word}\\b`),
    );
  });

  test("links to pages and stories are valid", () => {
    const ids = new Set(index.map(({ id }) => id));
    const files = [
      ...globSync("packages/*/src/**/*.mdx", { cwd: repository }),
      ...globSync("apps/storybook/src/**/*.{tsx,mdx}", { cwd: repository }),
    ];
    const links = files.flatMap((path) =>
      [...readFileSync(resolve(repository, path), "utf8").matchAll(LINK)].map(
        ({ groups: { id = "" } = {} }) => ({ path, id }),
      ),
    );

    expect(links.length).toBeGreaterThan(100);
    expect(links.filter(({ id }) => !ids.has(id))).toEqual([]);
  });
});

test("examples import the public package and compile", () => {
  const examples = pages.map(({ of: described, path, text }) => {
    const [, code = ""] = /^```tsx\n(.*?)^```$/ms.exec(text) ?? [];
    // From the package or one of its entry points.
    expect(code, path).toMatch(new RegExp(`from "${described.name}["/]`));
    return [`${basename(path, ".mdx")}.tsx`, code] as const;
  });

  expect(typeErrors("usage-pages", new Map(examples))).toEqual([]);
});
