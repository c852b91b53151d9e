import type { StorybookConfig } from "@storybook/react-vite";


const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "../src/**/*.mdx",
    "../src/**/*.stories.tsx",
    { titlePrefix: "Kit", directory: "../../../packages/ui-kit/src", files: "**/*.stories.tsx" },
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
