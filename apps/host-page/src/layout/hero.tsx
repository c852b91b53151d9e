import type { ReactNode } from "react";
import { useArrival } from "../navigation/use-arrival.ts";
import { Road } from "./road.tsx";
import "./hero.css";

/** Props of {@link Hero}. */
export interface HeroProps {
  /** Title of the browser's tab, before the insurer's name. */
  title: string;
  heading: string;
  /** A line below the heading. */
  lead: string;
  /** What to do next. */
  children: ReactNode;
}

/** The band at the top of a page: a heading on the insurer's color, next to a road. */
export function Hero({ title, heading, lead, children }: HeroProps) {
  const top = useArrival(title);
  return (
    <div className="hero">
      <Road />
      <div className="hero-content">
        <h1 ref={top} tabIndex={-1}>
          {heading}
        </h1>
        <p>{lead}</p>
        {children}
      </div>
    </div>
  );
}
