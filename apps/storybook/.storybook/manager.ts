import { addons } from "storybook/manager-api";
import { readable } from "./readable.ts";
import { themes } from "./themes.ts";

addons.setConfig({
  theme: matchMedia("(prefers-color-scheme: dark)").matches ? themes.dark : themes.light,
  sidebar: {
    renderLabel: ({ name }) => readable(name),
  },
});
