import { create } from "storybook/theming/create";

const shared = {
  brandTitle: "Claimkit",
  brandUrl: "./",
  fontBase:
    'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif',
};

/** Storybook's interface in the kit's colors. */
export const themes = {
  light: create({
    ...shared,
    base: "light",
    colorPrimary: "#0c5460",
    colorSecondary: "#0c5460",
    appBg: "#f8f6f2",
    textColor: "#1a2529",
  }),
  dark: create({
    ...shared,
    base: "dark",
    colorPrimary: "#83d3da",
    colorSecondary: "#83d3da",
    appBg: "#10171a",
    appContentBg: "#182125",
    appPreviewBg: "#10171a",
    barBg: "#182125",
    textColor: "#e9eeee",
  }),
};
