import { Link } from "@claimkit/ui-kit";
import type { JSX, ReactNode } from "react";

interface PartProps {
  /** What the parts are for. */
  heading: string;
  /** The parts by their names, with the page that says when to use each. */
  pages: Readonly<Record<string, string>>;
  /** Takes the room of two. */
  wide?: boolean;
  children: ReactNode;
}

/** A few parts that belong together, alive, with the way to their pages. */
export function Part({ heading, pages, wide = false, children }: PartProps): JSX.Element {
  return (
    <section className="welcome-part" data-wide={wide}>
      <header>
        <h3>{heading}</h3>
        <ul>
          {Object.entries(pages).map(([name, page]) => (
            <li key={name}>
              <Link href={`./?path=/docs/kit-${page}--usage`} target="_top">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </header>
      <div>{children}</div>
    </section>
  );
}
