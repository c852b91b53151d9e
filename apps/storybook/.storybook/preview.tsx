import "@claimkit/claims-widgets/styles.css";
import "@claimkit/map-view/styles.css";
import "@claimkit/faq/styles.css";
import "@claimkit/shop-finder/styles.css";
import "@claimkit/ui-kit/styles.css";
import "./streets.ts";
import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { asPersona } from "./as-persona.ts";
import { docs } from "./docs.tsx";
import { onAPage } from "./on-a-page.tsx";
import { overSandbox, whenLoaded } from "./over-sandbox.tsx";
import { documentProps } from "./document-props.ts";
import { globalTypes, initialGlobals } from "./toolbar.ts";
import { withPreferences } from "./with-preferences.tsx";
import { widths } from "./widths.ts";

// Only a busy machine makes a component take longer than a second.
configure({ asyncUtilTimeout: 5000 });

/** Tests don't show which rules passed, and collecting those takes most of axe's time. */
const violationsOnly = { resultTypes: ["violations" as const] };

const preview: Preview = {
  tags: ["autodocs"],
  decorators: [asPersona, withPreferences, overSandbox, onAPage],
  afterEach: whenLoaded,
  argTypesEnhancers: [documentProps],
  parameters: {
    a11y: {
      test: "error",
      options: import.meta.env["VITEST_STORYBOOK"] === "false" ? violationsOnly : {},
    },
    backgrounds: { disable: true },
    docs,
    viewport: { options: widths },
    chromatic: {
      prefersReducedMotion: "reduce",
      modes: { desktop: { viewport: "desktop" }, phone: { viewport: "phone" } },
    },
    options: {
      storySort: {
        order: [
          "Start",
          ["Welcome", "Overview", "*"],
          "Guides",
          ["first-claim", "backend", "sessions", "routing", "theme", "language", "*"],
          "Claims",
          [
            "claim-tracker",
            "claim-list",
            "claim-number-header",
            "claim-summary",
            "next-steps",
            "timeline",
            "report",
            "services",
            "repairs",
            "document-viewer",
            "document-upload",
            "payout",
            "close",
            "contact-us",
            "feedback-prompt",
          ],
          "FAQ",
          "Shop finder",
          "Map",
          ["map-view", "static-map", "marker", "popup", "controls", "*"],
          "Kit",
          ["Actions", "Fields", "Choice", "Notices", "Navigation", "Data", "Layout"],
          "Foundations",
          ["Tokens", "Brands", "Appearance", "icon", "logo", "*"],
          "Reference",
          "Decisions",
        ],
      },
    },
  },
  initialGlobals,
  globalTypes,
};

export default preview;
