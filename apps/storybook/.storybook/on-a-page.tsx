import type { Decorator } from "@storybook/react-vite";
import "../src/brands/brands.css";
import "./on-a-page.css";

/** Renders a story on a host page with the theme, brand, contrast, language and direction of the toolbar. */
export const onAPage: Decorator = (Story, { globals }) => (
  <div
    className={`story brand-${globals["brand"]}`}
    data-contrast={globals["contrast"]}
    lang={globals["locale"]}
    dir={globals["direction"]}
    style={{ colorScheme: globals["theme"] }}
  >
    <Story />
  </div>
);
