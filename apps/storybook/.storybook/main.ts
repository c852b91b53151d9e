import type { StorybookConfig } from "@storybook/react-vite";
import remarkGfm from "remark-gfm";
import { serveStreets } from "@claimkit/tools/streets/serve-streets";
import { wholeWorkers } from "@claimkit/tools/build/whole-workers";
import { chapters } from "./chapters.ts";
import { claimkitElements } from "./claimkit-elements.ts";
import { describedProps } from "./described-props.ts";
import { firstPaint } from "./first-paint/first-paint.ts";
import { forAgents } from "./for-agents.ts";
import { forMachines } from "./for-machines.ts";
import { tokensFile } from "./tokens-file.ts";

/** Tests of stories don't show props. */
const isTest = process.env["VITEST"] !== undefined;

const config: StorybookConfig & { experimental_manifests: typeof forAgents } = {
  framework: "@storybook/react-vite",
  stories: ["../src/**/*.mdx", "../src/**/*.stories.tsx", ...chapters],
  addons: [
    // MDX has no tables without this plugin.
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    "@storybook/addon-mcp",
    "@storybook/addon-vitest",
  ],
  // A usage page, name.mdx, takes the place of the generated page with the same name.
  docs: { defaultName: "Usage" },
  typescript: { reactDocgen: false },
  viteFinal: ({ plugins = [], build, ...vite }) => ({
    ...vite,
    // The toolbar sets `color-scheme` on an element. Vite would rewrite `light-dark()` of the brands so that it only
    // depends on a `color-scheme` in the same sheet.
    build: { ...build, cssTarget: "esnext" },
    plugins: [
      ...plugins,
      wholeWorkers(),
      serveStreets(),
      claimkitElements(),
      ...(isTest ? [] : [describedProps(), tokensFile(), forMachines()]),
    ],
  }),
  experimental_manifests: forAgents,
  managerHead: firstPaint,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Finds the other names of a component, in the first heading below its title.
  features: { sidebarOnboardingChecklist: false, experimentalSearchDocsHeadings: true },
};

export default config;
