import { Link } from "@claimkit/ui-kit/link";
import type { JSX } from "react";
import { NAVIGATE_URL } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";

interface PageLinkProps {
  /** Page or story, such as `?path=/docs/guides-theme--usage`. */
  to: string;
  children: string;
}

/** A link to another page of Storybook, which is outside of the frame of the story. */
export function PageLink({ to, children }: PageLinkProps): JSX.Element {
  return (
    <Link
      href={`./${to}`}
      target="_top"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || window.parent === window) return;
        event.preventDefault();
        addons.getChannel().emit(NAVIGATE_URL, to);
      }}
    >
      {children}
    </Link>
  );
}
