import type { StorybookConfig } from "@storybook/react-vite";
import remarkGfm from "remark-gfm";
import { wholeWorkers } from "@claimkit/tools/build/whole-workers";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "../src/**/*.mdx",
    "../src/**/*.stories.tsx",
    section("Kit", "ui-kit"),
    section("Claims widgets", "claims-widgets"),
    section("Claims widgets", "widget-runtime"),
    section("Map", "map-view"),
    section("FAQ", "faq"),
    section("Shop finder", "shop-finder"),
  ],
  addons: [
    // MDX has no tables without this plugin.
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
  ],
  viteFinal: ({ plugins = [], ...vite }) => ({ ...vite, plugins: [...plugins, wholeWorkers()] }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
};

interface StoriesSpecifier {
  titlePrefix: string;
  directory: string;
  files: string;
}

export default config;

/** Adds the stories and usage pages of a package as a section. */
function section(titlePrefix: string, name: string): StoriesSpecifier {
  return {
    titlePrefix,
    directory: `../../../packages/${name}/src`,
    files: "**/*.@(mdx|stories.tsx)",
  };
}
