import type { StorybookConfig } from "@storybook/react-vite";
import remarkGfm from "remark-gfm";
import { wholeWorkers } from "@claimkit/tools/build/whole-workers";
import { chapters } from "./chapters.ts";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../src/**/*.mdx", "../src/**/*.stories.tsx", ...chapters],
  addons: [
    // MDX has no tables without this plugin.
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
  ],
  // A usage page, name.mdx, takes the place of the generated page with the same name.
  docs: { defaultName: "Usage" },
  viteFinal: ({ plugins = [], ...vite }) => ({ ...vite, plugins: [...plugins, wholeWorkers()] }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
};

export default config;
