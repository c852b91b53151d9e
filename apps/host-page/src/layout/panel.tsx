import { type ReactNode, useId } from "react";
import "./panel.css";

/** Props of {@link Panel}. */
export interface PanelProps {
  heading: string;
  children: ReactNode;
}

/** A section with a heading beside the content of a page. */
export function Panel({ heading, children }: PanelProps) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}
