import { Link } from "@claimkit/ui-kit";
import type { JSX, ReactNode } from "react";

interface PartProps {
  /** Purpose of the components. */
  heading: string;
  /** Names of the components, with the ids of their usage pages. */
  pages: Readonly<Record<string, string>>;
  /** Spans two columns. */
  wide?: boolean;
  children: ReactNode;
}

/** A group of related components, with links to their usage pages. */
export function Part({ heading, pages, wide = false, children }: PartProps): JSX.Element {
  return (
    <section className="welcome-part" data-wide={wide}>
      <header>
        <h3>{heading}</h3>
        <ul>
          {Object.entries(pages).map(([name, page]) => (
            <li key={name}>
              <Link href={`./?path=/docs/${page}`} target="_top">
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
