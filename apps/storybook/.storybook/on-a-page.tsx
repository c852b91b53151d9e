import type { Decorator } from "@storybook/react-vite";
import "./on-a-page.css";

/** Puts a story on a host's page, in the look, language and direction that the toolbars say. */
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
