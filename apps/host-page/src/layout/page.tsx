import type { ReactNode } from "react";
import { useArrival } from "../navigation/use-arrival.ts";
import "./page.css";

/** Props of {@link Page}. */
export interface PageProps {
  heading: string;
  /**
   * Title of the browser's tab, before the insurer's name.
   * @default the heading
   */
  title?: string;
  /** A line below the heading. */
  lead?: string;
  /** Link to the previous page. */
  back?: { href: string; name: string };
  children: ReactNode;
}

/** A page of the site: a link back, a heading, a lead and the content. */
export function Page({ heading, title = heading, lead, back, children }: PageProps) {
  const top = useArrival(title);
  return (
    <div className="page">
      {back && (
        <a className="page-back" href={back.href}>
          {back.name}
        </a>
      )}
      <h1 ref={top} tabIndex={-1}>
        {heading}
      </h1>
      {lead && <p className="page-lead">{lead}</p>}
      {children}
    </div>
  );
}
