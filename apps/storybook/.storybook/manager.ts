import { addons } from "storybook/manager-api";
import { themes } from "./themes.ts";

addons.setConfig({
  theme: matchMedia("(prefers-color-scheme: dark)").matches ? themes.dark : themes.light,
  sidebar: {
    // Stories are named after their files: "claim-list" reads better as "Claim list".
    renderLabel: ({ name }) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " "),
  },
});
