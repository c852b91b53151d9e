import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { ariaTree } from "./tools/browsers/aria-tree.ts";
import { builtSheets } from "./tools/browsers/built-sheets.ts";
import { cacheModules } from "./tools/browsers/cache-modules.ts";
import { findChromium, testArgs } from "./tools/browsers/chromium.ts";
import { findFirefox } from "./tools/browsers/firefox.ts";
import { elementSheets } from "./tools/build/element-sheets.ts";
import { renderer } from "./tools/build/renderer.ts";

// An install without scripts doesn't write it.
if (!existsSync(join(import.meta.dirname, "packages/map-view/src/basemap/world-geography.ts"))) {
  await import("./packages/map-view/scripts/write-geography.ts");
}

const executablePath = findChromium();
const firefoxPath = findFirefox();

/** Creates a new object for each project, because Vitest changes its instances. */
const chromium = (contextOptions: { colorScheme?: null } = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    contextOptions,
    launchOptions: {
      args: testArgs,
      ...(executablePath && { executablePath }),
    },
  }),
  instances: [{ browser: "chromium" as const }],
});

/** The released Firefox, driven over WebDriver BiDi, instead of Playwright's own build. */
const firefox = {
  ...chromium(),
  provider: playwright({
    launchOptions: {
      channel: "moz-firefox",
      ...(firefoxPath && { executablePath: firefoxPath }),
    },
    // Firefox ESR doesn't support emulating a color scheme yet.
    contextOptions: { colorScheme: null },
  }),
  instances: [{ browser: "firefox" as const }],
};

/** Tests of what differs between engines: keys, popups, and a page without scripts. */
const inEachEngine = [
  "packages/**/*.keyboard.test.tsx",
  "packages/**/{after-press,press-after-edit,anchor-to,without-scripts}.test.tsx",
];

const outside = ["**/node_modules/**", "**/dist/**"];

// Why: docs/decisions/testing.md#files-of-components-share-a-page
/** Files of components that depend on or change something that a page keeps. */
const ownPage = [
  // Mocked modules stay.
  ...globSync("packages/*/src/**/*.test.tsx", { cwd: import.meta.dirname }).filter((file) =>
    readFileSync(join(import.meta.dirname, file), "utf8").includes("vi.mock("),
  ),
  // These count what is on a page, or what it has requested.
  "packages/ui-kit/src/{component-sheets,open-and-close}.test.tsx",
  "packages/ui-kit/src/icon/sprite-icon.test.tsx",
  "packages/widget-runtime/src/element/element-life.test.tsx",
  // pdf.js and its worker are loaded once in a page.
  "packages/claims-widgets/src/document-viewer/{document-settings,load-pdf,prefetch-pdf,start-worker}.test.tsx",
  // A dialog that is loaded on demand opens sooner in a page that has loaded it before.
  "packages/claims-widgets/src/repairs/repairs.spoken.test.tsx",
  // Whether there is WebGL is asked once in a page.
  "packages/map-view/src/map-view/{fallback.keyboard,webgl}.test.tsx",
];

/** Components need less than a second, but the machine can be busy. */
const patient = { poll: { timeout: 5000 } };

// Why: docs/decisions/testing.md#a-failed-test-in-a-browser-runs-once-more
const oneMoreTry = 1;

/** Gives Testing Library and `vi.waitFor` the same timeout as `expect.poll`. */
const waitTimeout = "packages/ui-kit/testing/wait-timeout.ts";

// Otherwise Vite discovers them while tests run, which then get a second copy of React.
const optimizeDeps = {
  include: [
    "@guidepup/virtual-screen-reader",
    "@mui/material",
    "@tanstack/react-form",
    "@testing-library/react",
    "axe-core",
    "hono",
    "hono/body-limit",
    "hono/cors",
    "maplibre-gl",
    "maplibre-gl/dist/maplibre-gl-worker.mjs",
    "pdfjs-dist",
    "pdfjs-dist/build/pdf.worker.mjs",
    "react",
    "react-dom",
    "react-dom/client",
    "react-dom/server",
    "react-hook-form",
    "react-map-gl/maplibre",
    "react/jsx-dev-runtime",
    "swr",
    "swr/mutation",
    "valibot",
  ],
};

/** The renderer of the built elements in place of React, as in their build. */
const withRenderer = {
  resolve: {
    alias: Object.entries({
      ...renderer,
      "react/jsx-dev-runtime": renderer["react/jsx-runtime"] ?? "",
      "react-dom/test-utils": "preact/test-utils",
    }).map(([name, replacement]) => ({ find: new RegExp(`^${name}$`), replacement })),
  },
  optimizeDeps: {
    include: [
      ...optimizeDeps.include.filter((name) => !/^(?:react(-dom)?\b(?!-)|@mui)/.test(name)),
      "preact",
      "preact/compat",
      "preact/hooks",
      "preact/jsx-runtime",
      "preact/test-utils",
    ],
  },
};

/** Projects that the command line selects; empty if all run. */
const selected = process.argv.join(" ").match(/(?<=--project[= ])\S+/g) ?? [];

/** A project of component tests in Chromium. */
function components(
  name: string,
  files: TestProjectInlineConfiguration["test"],
): TestProjectInlineConfiguration {
  return {
    optimizeDeps,
    plugins: [cacheModules()],
    test: {
      ...files,
      name,
      // Components mostly wait for timers and frames, so three pages use two cores better than two.
      maxWorkers: 3,
      expect: patient,
      retry: oneMoreTry,
      browser: { ...chromium(), commands: { ariaTree, builtSheets } },
    },
  };
}

/** The project of the stories, unless only others are selected, because loading Storybook takes five seconds. */
async function stories(): Promise<TestProjectInlineConfiguration[]> {
  if (selected.length > 0 && !selected.some((name) => /^[*!s]/.test(name))) return [];
  const { storybookTest } = await import("@storybook/addon-vitest/vitest-plugin");
  return [
    {
      optimizeDeps: {
        include: [
          "maplibre-gl",
          "maplibre-gl/dist/maplibre-gl-worker.mjs",
          "pdfjs-dist",
          "pdfjs-dist/build/pdf.worker.mjs",
          "react-dom",
          "react-map-gl/maplibre",
        ],
      },
      plugins: [storybookTest({ configDir: "apps/storybook/.storybook" })],
      test: {
        name: "stories",
        // As in Storybook, where one page shows one story after the other.
        isolate: false,
        // The default is one page on two cores, which leaves one core half idle.
        maxWorkers: 3,
        // An emulated scheme would override that of a frame.
        browser: chromium({ colorScheme: null }),
        // axe is slow on stories with hundreds of rows.
        testTimeout: 60_000,
        retry: oneMoreTry,
      },
    },
  ];
}

/** The projects of WebKit, only if one is selected, because loading the driver takes half a second. */
async function webkit(): Promise<TestProjectInlineConfiguration[]> {
  if (!selected.some((name) => name.startsWith("webkit"))) return [];
  const { webkit: provider } = await import("./tools/browsers/webkit-provider.ts");
  return [
    {
      optimizeDeps,
      test: {
        name: "webkit",
        // The latter two test fallbacks for styles and events that WebKit lacks.
        include: [...inEachEngine, "packages/**/{textarea,claim-tracker}.test.tsx"],
        exclude: outside,
        setupFiles: waitTimeout,
        expect: patient,
        browser: {
          enabled: true,
          headless: false,
          ui: false,
          screenshotFailures: false,
          provider: provider(),
          instances: [{ browser: "safari" }],
        },
      },
    },
    {
      test: {
        name: "webkit-journeys",
        include: ["apps/host-page/e2e/*.webkit.ts"],
        expect: patient,
        testTimeout: 120_000,
        hookTimeout: 120_000,
      },
    },
  ];
}

/**
 * `*.test.ts` run in Node, `*.test.tsx` in Chromium, those of elements with their own renderer, and tests of keys and
 * popups also in Firefox and WebKit. After a build, `packages` checks the packages as published, and `e2e` runs journeys against the host page.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "node",
          include: ["{packages,tools}/**/*.test.ts"],
          exclude: ["**/node_modules/**", "**/dist/**", "tools/checks/**"],
          // These modules have no state.
          isolate: false,
          // A busy machine may need seconds to start a server, or to read the text of sixty random responses.
          testTimeout: 30_000,
        },
      },
      components("browser", {
        include: ["packages/**/*.test.tsx"],
        exclude: [...outside, ...ownPage, "packages/elements/**"],
        isolate: false,
        setupFiles: [
          waitTimeout,
          "packages/ui-kit/testing/shared-page.ts",
          "packages/widget-runtime/testing/reset-settings.ts",
        ],
      }),
      components("browser-own-page", {
        include: ownPage,
        exclude: [...outside, "packages/elements/**"],
        setupFiles: waitTimeout,
      }),
      {
        ...components("elements", {
          include: [
            "packages/elements/**/*.test.tsx",
            "packages/widget-runtime/src/element/*.test.tsx",
            "packages/*/src/{elements,translated}.test.tsx",
          ],
          exclude: outside,
          setupFiles: waitTimeout,
        }),
        ...withRenderer,
        plugins: [cacheModules(), elementSheets()],
      },
      {
        optimizeDeps,
        test: {
          name: "firefox",
          include: inEachEngine,
          exclude: outside,
          setupFiles: ["packages/ui-kit/testing/name-frame.ts", waitTimeout],
          expect: patient,
          browser: firefox,
        },
      },
      ...(await webkit()),
      ...(await stories()),
      {
        test: {
          name: "packages",
          include: ["tools/checks/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "e2e",
          include: ["apps/host-page/e2e/**/*.test.ts"],
          globalSetup: "apps/host-page/e2e/start-demo.ts",
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          expect: patient,
          retry: oneMoreTry,
        },
      },
    ],
  },
});
