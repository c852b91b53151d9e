import type { Decorator } from "@storybook/react-vite";
import "./on-a-page.css";

/** Renders a story on a host page with the theme, language and direction of the toolbar. */
export const onAPage: Decorator = (Story, { globals }) => (
  <div
    className="story"
    lang={globals["locale"]}
    dir={globals["direction"]}
    style={{ colorScheme: globals["theme"] }}
  >
    <Story />
  </div>
);
