import {
  Anchor,
  Canvas,
  Description,
  type DocsContextProps,
  Subheading,
} from "@storybook/addon-docs/blocks";
import type { JSX } from "react";
import { WhenNear } from "./when-near.tsx";

type PreparedStory = ReturnType<DocsContextProps["componentStories"]>[number];

interface StatesProps {
  stories: readonly PreparedStory[];
}

/** Every story of a component, with its name and description. */
export function States({ stories }: StatesProps): JSX.Element {
  return (
    <>
      {stories.map((story) => (
        <Anchor key={story.id} storyId={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          <WhenNear>
            <Canvas of={story.moduleExport} />
          </WhenNear>
        </Anchor>
      ))}
    </>
  );
}
