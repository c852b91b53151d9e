import { composeStories, type Meta } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import preview from "../.storybook/preview.tsx";
import "./gallery.css";

// Every story of one component on one page, for a picture: ?component=select&locale=es-US&direction=rtl&theme=dark

const modules = import.meta.glob("../../../packages/*/src/**/*.stories.tsx");
const asked = new URLSearchParams(location.search);
const globals = {
  theme: asked.get("theme") ?? "light",
  locale: asked.get("locale") ?? "en-US",
  direction: asked.get("direction") ?? "ltr",
};

const path = Object.keys(modules).find((each) =>
  each.endsWith(`/${asked.get("component")}.stories.tsx`),
);
const load = path && modules[path];
if (!load) throw new Error(`There are no stories of ${asked.get("component")}.`);

const stories = composeStories((await load()) as { default: Meta }, {
  ...preview,
  initialGlobals: globals,
}) as unknown as Record<string, ComponentType & { storyName: string }>;

document.documentElement.style.colorScheme = globals.theme;
document.documentElement.lang = globals.locale;
createRoot(document.querySelector("main") ?? document.body).render(
  Object.entries(stories).map(([name, Story]) => (
    <section key={name}>
      <h2>{Story.storyName}</h2>
      <Story />
    </section>
  )),
);
