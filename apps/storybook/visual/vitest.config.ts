import { resolve } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumArgs, ensureChromium } from "@claimkit/tools/browsers/chromium";

// Compares every story with its kept picture: pnpm test:visual. With --update, what differs is kept anew.

const folder = import.meta.dirname;

/**
 * A picture differs when more than 20 of its pixels do, by more than 3 % of the way from black to white;
 * pixels that only smooth an edge don't count. A share of all pixels would let a small part on a wide
 * page change as it likes.
 */
const tolerance = { threshold: 0.03, allowedMismatchedPixels: 20 };

export default defineConfig({
  test: {
    attachmentsDir: resolve(folder, "differences/attachments"),
    projects: [
      {
        optimizeDeps: { include: ["react-dom"] },
        plugins: [
          storybookTest({
            configDir: resolve(folder, "../.storybook"),
            tags: { skip: ["no-picture"] },
            // Wide, unless a story has a width of its own, as those on a phone have.
            initialGlobals: { viewport: { value: "desktop", isRotated: false } },
          }),
        ],
        test: {
          name: "pictures",
          // What axe says, the stories' own tests say.
          provide: { "storybook/test-provided": { a11y: false } } as object,
          setupFiles: resolve(folder, "take-picture.ts"),
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { args: chromiumArgs, executablePath: ensureChromium() },
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
                resolveScreenshotPath: ({ arg, ext }) => resolve(folder, "kept", arg + ext),
                resolveDiffPath: ({ arg, ext }) => resolve(folder, "differences", arg + ext),
              },
            },
          },
        },
      },
    ],
  },
});
