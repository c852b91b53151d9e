import type { StorybookConfig } from "@storybook/react-vite";
import remarkGfm from "remark-gfm";
import { wholeWorkers } from "@claimkit/tools/build/whole-workers";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "../src/**/*.mdx",
    "../src/**/*.stories.tsx",
    chapter("Kit", "ui-kit"),
    chapter("Claims widgets", "claims-widgets"),
    chapter("Claims widgets", "widget-runtime"),
    chapter("Map", "map-view"),
    chapter("FAQ", "faq"),
    chapter("Shop finder", "shop-finder"),
  ],
  addons: [
    // MDX alone knows no tables.
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

/** A package's stories and usage pages, which sit beside its components, as a chapter of the book. */
function chapter(titlePrefix: string, name: string): StoriesSpecifier {
  return {
    titlePrefix,
    directory: `../../../packages/${name}/src`,
    files: "**/*.@(mdx|stories.tsx)",
  };
}
