import { type RefObject, useEffect, useRef } from "react";
import { useWords } from "../words/use-words.ts";
import { useRoute } from "./use-route.ts";

/**
 * What a page does when a visitor arrives: it names the tab, and its heading takes the focus,
 * so that a screen reader says where one is now.
 *
 * @param title what the tab says before the insurer's name
 * @returns the ref of the page's heading
 */
export function useArrival(title: string): RefObject<HTMLHeadingElement | null> {
  const { company } = useWords();
  const { hasMoved } = useRoute();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = `${title} – ${company}`;
  }, [title, company]);

  useEffect(() => {
    if (!hasMoved) return;
    window.scrollTo(0, 0);
    // Who is still choosing in a drop-down is not taken away from it.
    if (document.activeElement instanceof HTMLSelectElement) return;
    heading.current?.focus({ preventScroll: true });
  }, [hasMoved]);

  return heading;
}
