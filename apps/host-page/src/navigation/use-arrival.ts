import { type RefObject, useEffect, useRef } from "react";
import { useMessages } from "../messages/use-messages.ts";
import { useRoute } from "./use-route.ts";

/**
 * Sets the title of the tab and, after a link was followed, moves the focus to the heading, so that screen
 * readers announce the new page.
 *
 * @param title title of the tab, before the insurer's name
 * @returns the ref of the page's heading
 */
export function useArrival(title: string): RefObject<HTMLHeadingElement | null> {
  const { company } = useMessages();
  const { hasMoved } = useRoute();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = `${title} – ${company}`;
  }, [title, company]);

  useEffect(() => {
    if (!hasMoved) return;
    window.scrollTo(0, 0);
    // A drop-down keeps the focus while the user chooses in it.
    if (document.activeElement instanceof HTMLSelectElement) return;
    heading.current?.focus({ preventScroll: true });
  }, [hasMoved]);

  return heading;
}
