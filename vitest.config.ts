import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { ariaTree } from "./tools/browsers/aria-tree.ts";
import { cacheModules } from "./tools/browsers/cache-modules.ts";
import { chromiumArgs, findChromium, softwareGl } from "./tools/browsers/chromium.ts";
import { findFirefox } from "./tools/browsers/firefox.ts";

const executablePath = findChromium();
const firefoxPath = findFirefox();

/** The browser of every project that runs in one; an object for each, since Vitest names the instances in it. */
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      args: [...chromiumArgs, ...softwareGl],
      ...(executablePath && { executablePath }),
    },
  }),
  instances: [{ browser: "chromium" as const }],
});

/** Firefox as its users have it, driven over WebDriver BiDi; Playwright's own is a build of Playwright's. */
const firefox = {
  ...chromium(),
  provider: playwright({
    launchOptions: {
      channel: "moz-firefox",
      ...(firefoxPath && { executablePath: firefoxPath }),
    },
    // Firefox ESR can't be told a color scheme yet.
    contextOptions: { colorScheme: null },
  }),
  instances: [{ browser: "firefox" as const }],
};

/** Keys and popups, which engines differ in. */
const keysAndPopups = [
  "packages/**/*.keyboard.test.tsx",
  "packages/**/{after-press,stand-beside}.test.tsx",
];

/** Testing Library and `vi.waitFor` then time out as late as `expect.poll`. */
const waitTimeout = "packages/ui-kit/testing/wait-timeout.ts";

// Found while tests run otherwise, which would give them a second copy of React.
const optimizeDeps = {
  include: [
    "@guidepup/virtual-screen-reader",
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
    "react-map-gl/maplibre",
    "react/jsx-dev-runtime",
    "swr",
    "valibot",
  ],
};

const outside = ["**/node_modules/**", "**/dist/**"];

/** The projects that a run names, as it was started; none if it runs all. */
const named = process.argv.join(" ").match(/(?<=--project[= ])\S+/g) ?? [];

/** The project of the stories, unless a run names others: Storybook takes five seconds of a core to load. */
async function stories(): Promise<TestProjectInlineConfiguration[]> {
  if (named.length > 0 && !named.some((name) => /^[*!s]/.test(name))) return [];
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
        // As in Storybook itself, where one page shows one story after the other.
        isolate: false,
        // By default one page on two cores, which leaves one of them half idle.
        maxWorkers: 2,
        browser: chromium(),
        // axe takes its time over a story of hundreds of rows.
        testTimeout: 60_000,
      },
    },
  ];
}

/** The projects of WebKit, in a run that names one: what drives it takes half a second to load. */
async function webkit(): Promise<TestProjectInlineConfiguration[]> {
  if (!named.some((name) => name.startsWith("webkit"))) return [];
  const { webkit: provider } = await import("./tools/browsers/webkit-provider.ts");
  return [
    {
      optimizeDeps,
      test: {
        name: "webkit",
        // The others test what a script does for the styles and events that WebKit does not have.
        include: [...keysAndPopups, "packages/**/{textarea,claim-tracker}.test.tsx"],
        exclude: outside,
        setupFiles: waitTimeout,
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
        testTimeout: 120_000,
        hookTimeout: 120_000,
      },
    },
  ];
}

/**
 * Rules run in Node (`*.test.ts`), components in Chromium (`*.test.tsx`), their keys and popups in Firefox and WebKit too;
 * after a build, what would be published is looked at, and journeys run against a started host page.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "node",
          include: ["{packages,tools}/**/*.test.ts"],
          exclude: ["**/node_modules/**", "**/dist/**", "tools/checks/**"],
          // Rules keep no state.
          isolate: false,
        },
      },
      {
        optimizeDeps,
        plugins: [cacheModules()],
        test: {
          name: "browser",
          include: ["packages/**/*.test.tsx"],
          exclude: outside,
          setupFiles: waitTimeout,
          // Components mostly wait for timers and frames: two pages use two cores better than one.
          maxWorkers: 2,
          // A machine that is busy, not a component, is what takes longer than a second.
          expect: { poll: { timeout: 5000 } },
          browser: { ...chromium(), commands: { ariaTree } },
        },
      },
      {
        optimizeDeps,
        test: {
          name: "firefox",
          include: keysAndPopups,
          exclude: outside,
          setupFiles: ["packages/ui-kit/testing/name-frame.ts", waitTimeout],
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
          // As for components.
          expect: { poll: { timeout: 5000 } },
        },
      },
    ],
  },
});
