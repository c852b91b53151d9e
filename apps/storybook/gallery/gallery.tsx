import { composeStories, type Meta } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { within } from "storybook/test";
import preview from "../.storybook/preview.tsx";
import "./gallery.css";

// Every story of one component on one page, or one alone, for a picture:
// ?component=select&story=Invalid&locale=es-US&direction=rtl&theme=dark

type Composed = ComponentType & {
  storyName: string;
  play?: (context: {
    canvasElement: HTMLElement;
    canvas: ReturnType<typeof within>;
  }) => Promise<void>;
};

const modules = import.meta.glob([
  "../../../packages/*/src/**/*.stories.tsx",
  "../src/**/*.stories.tsx",
]);
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
}) as unknown as Record<string, Composed>;

// These two are what the picture itself can be.
delete stories["Dark"];
delete stories["RightToLeft"];
const alone = asked.get("story");
// A sheet has no room for so many rows.
const long = new Set(["ManyRows", "StickyHeader"]);
const shown = Object.entries(stories).filter(([name]) =>
  alone ? name === alone : !long.has(name),
);

document.documentElement.style.colorScheme = globals.theme;
document.documentElement.lang = globals.locale;
const main = document.querySelector("main") ?? document.body;
createRoot(main).render(
  shown.map(([name, Story]) => (
    <section key={name} data-story={name}>
      <h2>{Story.storyName}</h2>
      <Story />
    </section>
  )),
);

// One after the other, since there is only one focus.
for (const [name, { play }] of shown) {
  const canvasElement = await drawn(name);
  // The steps of some stories look for English words.
  await play?.({ canvasElement, canvas: within(canvasElement) }).catch(() => {});
}
document.documentElement.dataset["played"] = "true";

async function drawn(name: string): Promise<HTMLElement> {
  const story = main.querySelector<HTMLElement>(`[data-story="${name}"] .story`);
  if (story) return story;
  await new Promise(requestAnimationFrame);
  return drawn(name);
}
