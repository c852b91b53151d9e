import { resolve } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
// @boundaries-ignore the browser that the checks use takes the pictures too
import { chromiumArgs, ensureChromium } from "../../../scripts/browser.ts";

// Compares every story with its kept picture: pnpm test:visual. With --update, what differs is kept anew.

const folder = import.meta.dirname;

/** The widths of the toolbar in which every story is kept. */
const looks = ["desktop", "phone"] as const;

/**
 * A picture differs when more than 20 of its pixels do, by more than 3 % of the way from black to white;
 * pixels that only smooth an edge don't count. A share of all pixels would let a small part on a wide
 * page change as it likes.
 */
const tolerance = { threshold: 0.03, allowedMismatchedPixels: 20 };

const executablePath = ensureChromium();

function project(look: (typeof looks)[number]): TestProjectInlineConfiguration {
  return {
    optimizeDeps: { include: ["react-dom"] },
    plugins: [
      storybookTest({
        configDir: resolve(folder, "../.storybook"),
        initialGlobals: { viewport: { value: look, isRotated: false } },
      }),
    ],
    test: {
      name: look,
      // What axe says, the stories' own tests say.
      provide: { "storybook/test-provided": { a11y: false } } as object,
      setupFiles: resolve(folder, "take-picture.ts"),
      testTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { args: chromiumArgs, executablePath },
          contextOptions: {
            reducedMotion: "reduce",
            locale: "en-US",
            timezoneId: "America/New_York",
          },
        }),
        instances: [{ browser: "chromium" }],
        expect: {
          toMatchScreenshot: {
            comparatorOptions: tolerance,
            resolveScreenshotPath: ({ arg, ext }) => resolve(folder, "kept", look, arg + ext),
            resolveDiffPath: ({ arg, ext }) => resolve(folder, "differences", look, arg + ext),
          },
        },
      },
    },
  };
}

export default defineConfig({
  test: {
    projects: looks.map(project),
    attachmentsDir: resolve(folder, "differences/attachments"),
  },
});
