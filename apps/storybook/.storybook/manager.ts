import { addons } from "storybook/manager-api";
import { removeFirstPaint } from "./first-paint/remove-first-paint.ts";
import { titleFromName } from "./title-from-name.ts";
import { themes } from "./themes.ts";

addons.setConfig({
  theme: matchMedia("(prefers-color-scheme: dark)").matches ? themes.dark : themes.light,
  sidebar: {
    renderLabel: ({ name }) => titleFromName(name),
  },
});

removeFirstPaint();
