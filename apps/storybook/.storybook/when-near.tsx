import { type JSX, useEffect, useRef, useState } from "react";

interface WhenNearProps {
  children: JSX.Element;
}

/** Renders its content when it comes near the window, for pages with many stories. */
export function WhenNear({ children }: WhenNearProps): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: "50%" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return isNear ? children : <div ref={place} className="docs-place" />;
}
