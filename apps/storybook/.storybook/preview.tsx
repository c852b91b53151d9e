import { kitEsUs } from "@claimkit/ui-kit/locales/es-us";
import { LocaleContext, mergeCatalogues } from "@claimkit/ui-kit";
import "@claimkit/ui-kit/styles.css";
import type { Decorator, Preview } from "@storybook/react-vite";
import "./preview.css";

const onAPage: Decorator = (Story, { globals }) => (
  <div
    className="story"
    lang={globals["locale"]}
    dir={globals["direction"]}
    style={{ colorScheme: globals["theme"] }}
  >
    <LocaleContext value={mergeCatalogues(globals["locale"], [kitEsUs])}>
      <Story />
    </LocaleContext>
  </div>
);

const preview: Preview = {
  tags: ["autodocs"],
  decorators: [onAPage],
  parameters: {
    a11y: { test: "error" },
    backgrounds: { disable: true },
  },
  initialGlobals: { theme: "light", locale: "en-US", direction: "ltr" },
  globalTypes: {
    theme: {
      description: "Light or dark",
      toolbar: {
        icon: "mirror",
        dynamicTitle: true,
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
      },
    },
    locale: {
      description: "Language",
      toolbar: {
        icon: "globe",
        dynamicTitle: true,
        items: [
          { value: "en-US", title: "English" },
          { value: "es-US", title: "Español" },
        ],
      },
    },
    direction: {
      description: "Reading direction",
      toolbar: {
        icon: "transfer",
        dynamicTitle: true,
        items: [
          { value: "ltr", title: "Left to right" },
          { value: "rtl", title: "Right to left" },
        ],
      },
    },
  },
};

export default preview;
