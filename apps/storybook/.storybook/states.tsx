import {
  Anchor,
  Canvas,
  Description,
  type DocsContextProps,
  Subheading,
} from "@storybook/addon-docs/blocks";
import { type JSX, useEffect, useRef, useState } from "react";

type PreparedStory = ReturnType<DocsContextProps["componentStories"]>[number];

interface StatesProps {
  stories: readonly PreparedStory[];
}

/** Every story of a component. Each is rendered when it comes near the window, because a page may have thirty. */
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

function WhenNear({ children }: { children: JSX.Element }): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: "50%",
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return isNear ? children : <div ref={place} className="docs-place" />;
}
