interface StoriesSpecifier {
  titlePrefix: string;
  directory: string;
  files: string;
}

/** Folders of the kit by the purpose of their components. */
const purposes: Readonly<Record<string, readonly string[]>> = {
  "Kit/Actions": ["button", "button-bar", "link"],
  "Kit/Fields": [
    "autocomplete",
    "date-picker",
    "file-upload",
    "form",
    "password-field",
    "select",
    "text-field",
    "textarea",
  ],
  "Kit/Choice": ["checkbox", "chip", "radio", "switch"],
  "Kit/Notices": ["busy", "contextual-help", "note", "notification", "progress-bar", "waiting"],
  "Kit/Navigation": ["breadcrumbs", "header", "page-navigator", "tabset"],
  "Kit/Data": ["badge", "table", "tag"],
  "Kit/Layout": ["accordion", "modal", "overlay", "tile"],
  Foundations: ["icon", "logo"],
};

/** The stories and usage pages of every package, as chapters of the sidebar. Their order is in preview.tsx. */
export const chapters: readonly StoriesSpecifier[] = [
  chapter("Claims", "claims-widgets"),
  chapter("Claims", "widget-runtime"),
  chapter("FAQ", "faq"),
  chapter("Shop finder", "shop-finder"),
  chapter("Map", "map-view"),
  ...Object.entries(purposes).map(([titlePrefix, folders]) =>
    chapter(titlePrefix, "ui-kit", `@(${folders.join("|")})`),
  ),
];

function chapter(titlePrefix: string, name: string, folder = "**"): StoriesSpecifier {
  return {
    titlePrefix,
    directory: `../../../packages/${name}/src`,
    files: `${folder}/*.@(mdx|stories.tsx)`,
  };
}
