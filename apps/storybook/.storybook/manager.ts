import { addons } from "storybook/manager-api";
import { create } from "storybook/theming/create";

addons.setConfig({
  theme: create({
    base: "light",
    brandTitle: "Claimkit",
    brandUrl: "./",
    colorPrimary: "#0c5460",
    colorSecondary: "#0c5460",
    appBg: "#f8f6f2",
  }),
  sidebar: {
    // Stories are named after their files: "claim-list" reads better as "Claim list".
    renderLabel: ({ name }) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " "),
  },
});
