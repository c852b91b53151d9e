import { Markdown } from "@storybook/addon-docs/blocks";
import type { JSX } from "react";
import { forStorybook } from "./for-storybook.ts";

interface DocumentPageProps {
  /** Folder of the document in the repository. */
  folder: string;
  /** Its Markdown. */
  children: string;
}

/** A document of the repository as a page of Storybook, below a title of its own. */
export function DocumentPage({ folder, children }: DocumentPageProps): JSX.Element {
  return <Markdown>{forStorybook(children, folder)}</Markdown>;
}
