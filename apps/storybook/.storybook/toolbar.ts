import type { Preview } from "@storybook/react-vite";

interface Choice {
  description: string;
  icon:
    | "mirror"
    | "paintbrush"
    | "contrast"
    | "grow"
    | "timer"
    | "globe"
    | "transfer"
    | "database"
    | "user";
  /** Whether the toolbar shows the title of the value next to the icon. All nine titles do not fit at 1280 px. */
  isTitled?: true;
  /** Titles by value. The first is the initial one. */
  values: Readonly<Record<string, string>>;
}

/** What the toolbar changes, for every story that does not set it itself. */
const choices: Readonly<Record<string, Choice>> = {
  theme: {
    description: "Light or dark",
    icon: "mirror",
    values: { light: "Light", dark: "Dark" },
  },
  brand: {
    description: "Brand",
    icon: "paintbrush",
    isTitled: true,
    values: {
      kit: "Kit's own brand",
      signal: "Signal: #ffcc00",
      harbor: "Harbor: serif headings, 20 px",
      almanac: "Almanac: no round corners",
      flare: "Flare: #ff0083 and #ff5715",
    },
  },
  contrast: {
    description: "Contrast",
    icon: "contrast",
    values: {
      normal: "Normal contrast",
      more: "More contrast",
      forced: "Forced colors, simulated",
    },
  },
  textSize: {
    description: "Text size of the browser",
    icon: "grow",
    values: { "100": "Text 100 %", "150": "Text 150 %", "200": "Text 200 %" },
  },
  motion: {
    description: "Motion",
    icon: "timer",
    values: { full: "Full motion", reduced: "Reduced motion" },
  },
  locale: {
    description: "Language",
    icon: "globe",
    isTitled: true,
    values: { "en-US": "English", "es-US": "Español" },
  },
  direction: {
    description: "Reading direction",
    icon: "transfer",
    values: { ltr: "Left to right", rtl: "Right to left" },
  },
  server: {
    description: "Claims server",
    icon: "database",
    isTitled: true,
    values: { normal: "Normal server", slow: "Slow server", failing: "Failing server" },
  },
  persona: {
    description: "Who is viewing the claim",
    icon: "user",
    isTitled: true,
    values: { member: "Policyholder", "third-party": "Third party", associate: "Associate" },
  },
};

export const globalTypes: NonNullable<Preview["globalTypes"]> = Object.fromEntries(
  Object.entries(choices).map(([name, { description, icon, isTitled = false, values }]) => [
    name,
    {
      description,
      toolbar: {
        icon,
        dynamicTitle: isTitled,
        items: Object.entries(values).map(([value, title]) => ({ value, title })),
      },
    },
  ]),
);

export const initialGlobals: NonNullable<Preview["initialGlobals"]> = Object.fromEntries(
  Object.entries(choices).map(([name, { values }]) => [name, Object.keys(values)[0]]),
);
